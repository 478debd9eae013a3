//! `cargo xtask soak cluster`: docs/cluster.md done for real, with Slurm and with GNU parallel, on the loopback address.
//!
//! The script and the line are read from the page itself, so that what a person copies is what was tried.

use crate::{install, shell};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The heaps that are searched: half a minute of one core.
const RANGE: [(&str, &str); 2] = [("FROM", "10^12"), ("TO", "10^12+2*10^10")];

/// What the script in docs/cluster.md has.
const PARTS: u64 = 8;

/// The part that is killed: it is among the first, and so surely begun and not over.
const KILLED: u64 = 2;

const PROGRAMS: &[(&str, &str)] =
    &[("slurmctld", "slurm-wlm"), ("slurmd", "slurm-wlm"), ("munged", "munge"), ("parallel", "parallel")];

/// Shares a search in both ways, kills a part in each, and compares the whole with what one process finds.
pub(crate) fn soak() -> Result<()> {
    let begun = Instant::now();
    install::programs(PROGRAMS)?;
    shell::run(shell::command("cargo").args(["build", "--release", "--bin", "nimscope"]))?;
    let bin = shell::target_dir().join("release");
    let page = fs::read_to_string(shell::root().join("docs/cluster.md"))?;
    let folder = shell::target_dir().join("cluster");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let [of_slurm, of_parallel] = ["slurm", "parallel"].map(|name| folder.join(name));
    fs::create_dir_all(&of_slurm)?;
    fs::create_dir_all(&of_parallel)?;
    println!("One process searches the range.");
    let alone = nimscope(&bin, &folder, &["gaps", "imark?S=1&D=2,3", "--from", RANGE[0].1, "--to", RANGE[1].1])?;
    by_slurm(&bin, &of_slurm, script(&page, "#SBATCH")?, &alone).context("Slurm")?;
    by_parallel(&bin, &of_parallel, script(&page, "--joblog")?, &alone).context("GNU parallel")?;
    println!("It holds; it took {:.0} s.", begun.elapsed().as_secs_f64());
    Ok(())
}

/// The block of the page in which a word stands.
fn script<'a>(page: &'a str, word: &str) -> Result<&'a str> {
    let mut blocks = page.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.find(|block| block.contains(word)).with_context(|| format!("docs/cluster.md has no block with {word}"))
}

/// A command that finds the program and knows the range.
fn with_range(bin: &Path, folder: &Path, name: &str) -> Command {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(bin.to_owned()).chain(std::env::split_paths(&path));
    let mut command = Command::new(name);
    command.current_dir(folder).env("PATH", std::env::join_paths(folders).expect("paths without colons")).envs(RANGE);
    command
}

/// What the program prints.
fn nimscope(bin: &Path, folder: &Path, words: &[&str]) -> Result<String> {
    let output = with_range(bin, folder, "nimscope").args(words).output()?;
    ensure!(output.status.success(), "nimscope {}: {}", words.join(" "), String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}

/// What merging the files of a folder says, on either output.
fn merged(bin: &Path, folder: &Path) -> Result<(bool, String)> {
    let merge = with_range(bin, folder, "sh").args(["-c", "nimscope gaps --merge part-*.json"]).output()?;
    let said = if merge.status.success() { merge.stdout } else { merge.stderr };
    Ok((merge.status.success(), String::from_utf8(said)?))
}

/// Sees that the part that was killed is named as missing, and nothing else is wrong.
fn one_is_missing(bin: &Path, folder: &Path) -> Result<()> {
    let expected = format!("error: part {KILLED} of {PARTS} missing\n");
    let (went_well, said) = merged(bin, folder)?;
    ensure!(!went_well && said == expected, "a part was killed, and merging says: {said}");
    print!("Killed: {said}");
    Ok(())
}

fn all_are_there(bin: &Path, folder: &Path, alone: &str) -> Result<()> {
    let (went_well, whole) = merged(bin, folder)?;
    ensure!(went_well && whole == alone, "the parts come to\n{whole}and one process to\n{alone}");
    print!("Repeated and merged, as one process has it:\n{whole}");
    Ok(())
}

/// What was started, and ends with whoever started it.
struct Started(Child);

impl Drop for Started {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(folder: &Path, name: &str, words: &[&str]) -> Result<Started> {
    let log = fs::File::create(folder.join(format!("{name}.out")))?;
    let mut command = Command::new(name);
    command.args(words).env("SLURM_CONF", folder.join("slurm.conf")).stdin(Stdio::null());
    command.stdout(log.try_clone()?).stderr(log);
    Ok(Started(command.spawn().with_context(|| format!("{name} does not start"))?))
}

fn by_slurm(bin: &Path, folder: &Path, script: &str, alone: &str) -> Result<()> {
    let place = |name: &str| folder.join(name).display().to_string();
    fs::write(folder.join("slurm.conf"), configuration(folder))?;
    fs::write(folder.join("gaps.sh"), script)?;
    let mut key = vec![0; 128];
    std::io::Read::read_exact(&mut fs::File::open("/dev/urandom")?, &mut key)?;
    fs::write(folder.join("munge.key"), key)?;
    shell::run(Command::new("chmod").args(["400", &place("munge.key")]))?;
    let option = |name: &str, file: &str| format!("--{name}={}", place(file));
    let files = [
        option("socket", "munge.socket"),
        option("key-file", "munge.key"),
        option("pid-file", "munged.pid"),
        option("seed-file", "munged.seed"),
        option("log-file", "munged.log"),
    ];
    let words: Vec<&str> = ["--foreground", "--force"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let _munge = start(folder, "munged", &words)?;
    wait("munged answers", || folder.join("munge.socket").exists().then_some(()))?;
    let _controller = start(folder, "slurmctld", &["-D"])?;
    let _daemon = start(folder, "slurmd", &["-D", "-N", "localhost"])?;
    let slurm = |name: &str| {
        let mut command = with_range(bin, folder, name);
        command.env("SLURM_CONF", folder.join("slurm.conf"));
        command
    };
    wait("a node is idle", || {
        let state = slurm("sinfo").args(["--noheader", "--format=%t"]).output().ok()?;
        (String::from_utf8_lossy(&state.stdout).trim() == "idle").then_some(())
    })?;
    let submitted = slurm("sbatch").args(["--parsable", "gaps.sh"]).output()?;
    let job = String::from_utf8(submitted.stdout)?.trim().to_owned();
    ensure!(submitted.status.success() && !job.is_empty(), "sbatch takes no job");
    let task = format!("{job}_{KILLED}");
    let states = |of: &str| -> Option<String> {
        let listed = slurm("squeue").args(["--noheader", "--format=%t", "--jobs", of]).output().ok()?;
        Some(String::from_utf8_lossy(&listed.stdout).trim().to_owned())
    };
    wait("the task runs", || states(&task).filter(|state| state == "R").map(drop))?;
    ensure!(slurm("scancel").arg(&task).status()?.success(), "the task cannot be cancelled");
    wait("all other tasks end", || states(&job).filter(String::is_empty).map(drop))?;
    one_is_missing(bin, folder)?;
    let again = format!("--array={KILLED}");
    ensure!(slurm("sbatch").args(["--wait", "--parsable", &again, "gaps.sh"]).status()?.success(), "it fails again");
    all_are_there(bin, folder, alone)
}

/// One node on this machine, and nothing kept of jobs.
fn configuration(folder: &Path) -> String {
    let place = |name: &str| -> PathBuf { folder.join(name) };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!(
        "ClusterName=nimscope
SlurmctldHost=localhost(127.0.0.1)
SlurmctldPort=17817
SlurmdPort=17818
AuthType=auth/munge
AuthInfo=socket={}
CredType=cred/munge
SlurmUser=root
SlurmdUser=root
StateSaveLocation={}
SlurmdSpoolDir={}
SlurmctldPidFile={}
SlurmdPidFile={}
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
KillWait=2
NodeName=localhost NodeAddr=127.0.0.1 CPUs={cores} State=UNKNOWN
PartitionName=all Nodes=localhost Default=YES MaxTime=INFINITE State=UP
",
        place("munge.socket").display(),
        place("state").display(),
        place("spool").display(),
        place("slurmctld.pid").display(),
        place("slurmd.pid").display(),
    )
}

fn by_parallel(bin: &Path, folder: &Path, line: &str, alone: &str) -> Result<()> {
    let parallel = || {
        let mut command = with_range(bin, folder, "sh");
        command.args(["-c", line]).stdin(Stdio::null());
        command
    };
    let mut first = Started(parallel().spawn()?);
    let pattern = format!("nimscope gaps .*--part {KILLED}/{PARTS} .*");
    let killed = wait("the part is searched", || {
        let found = Command::new("pgrep").args(["--newest", "--full", "--exact", &pattern]).output().ok()?;
        let process = String::from_utf8(found.stdout).ok()?.trim().to_owned();
        (!process.is_empty()).then_some(process)
    })?;
    // So far it has looked at some heaps, and not at all.
    sleep(Duration::from_millis(500));
    shell::run(Command::new("kill").args(["-KILL", &killed]))?;
    ensure!(!first.0.wait()?.success(), "a part was killed, and nobody noticed");
    one_is_missing(bin, folder)?;
    ensure!(parallel().status()?.success(), "it fails again");
    all_are_there(bin, folder, alone)
}

/// Waits for something to come.
fn wait<T>(what: &str, mut come: impl FnMut() -> Option<T>) -> Result<T> {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if let Some(there) = come() {
            return Ok(there);
        }
        sleep(Duration::from_millis(50));
    }
    bail!("in {} s it did not come to this: {what}", PATIENCE.as_secs())
}

const PATIENCE: Duration = Duration::from_secs(300);
