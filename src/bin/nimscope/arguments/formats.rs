//! The ways in which commands write what they find.

use clap::ValueEnum;

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum FindingsFormat {
    /// To read
    #[default]
    Text,
    /// {"to":…,"immortals":[{"m":…,"t":…,"asymptotic":[…],"early":[…]}],"records":[{"times":…,"m":…,"n":[…]}]}
    Json,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum ValueFormat {
    /// The number alone; on the standard error, the theorem or the certificate behind it
    #[default]
    Text,
    /// {"spec":…,"n":…,"k":…,"value":…,"how":"proved|certified|computed","by":…}
    Json,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum ListFormat {
    /// To read
    #[default]
    Text,
    /// As data
    Json,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum ClaimsFormat {
    /// To read
    #[default]
    Text,
    /// [{"id":…,"paper":…,"statement":…,"printed":"holds|fails|open","checked":N,"counterexample":…,"corrected":…},…]
    Json,
    /// The page docs/errata.md
    Errata,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum TableFormat {
    /// Aligned columns, as papers print them
    #[default]
    Text,
    /// Comma-separated values with the columns named
    Csv,
    /// {"spec":…,"n":[a,b],"k":[c,d],"values":[[…],…]}
    Json,
    /// An array for math mode
    Latex,
    /// A NumPy array of 64-bit integers, -1 where nothing is known
    Npy,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum SequenceFormat {
    /// One line of numbers with commas between them
    #[default]
    Text,
    /// Two columns, n and value
    Csv,
    /// {"spec":…,"n":[a,b],"values":[…]}
    Json,
    /// An array for math mode, twenty heaps a line
    Latex,
    /// A b-file of the OEIS: lines of n and a(n)
    Bfile,
    /// A NumPy array of 64-bit integers, -1 where nothing is known
    Npy,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum PeriodFormat {
    /// Two sentences
    #[default]
    Text,
    /// {"spec":…,"n":[a,b],"values":{"how":"proved|seen","period":{"from":…,"period":…,"saltus":…},"words":…},"outcomes":…}
    Json,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum SheetFormat {
    /// Aligned columns
    #[default]
    Text,
    /// Comma-separated values, one table under the other
    Csv,
    /// {"spec":…,"name":…,"title":…,"caption":…,"parts":[…],"done":…,"target":…,"diagram":…}
    Json,
    /// A tabular for each table
    Latex,
    /// Its diagram, if it has one
    Svg,
}
