//! `nimscope immortals`: what it finds, and that being killed changes nothing.

use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use super::{Outcome, PROGRAM, folder, json, names, print, run};

#[test]
fn text_and_json_say_the_same() {
    assert_eq!(
        json(&["immortals", "--to", "44", "--format", "json"]),
        json!({
            "spec": "mem0",
            "to": 44,
            "immortals": [
                { "m": 0, "t": 0, "asymptotic": [], "early": [] },
                { "m": 12, "t": 22, "asymptotic": null, "early": null },
            ],
            "records": [
                { "times": 1, "m": 0, "n": [0] },
                { "times": 2, "m": 1, "n": [1, 2] },
                { "times": 3, "m": 17, "n": [29, 30, 35] },
            ],
        })
    );
    let text = print(&["immortals", "--to", "88"]);
    assert!(
        text.contains("m = 12, t = 22\n  asymptotic exceptions: 1, 3, 15\n  early exceptions: 1, 2, 4, 8\n"),
        "{text}"
    );
    assert!(
        print(&["immortals", "--to", "50"]).contains("m = 12, t = 22\n  its exceptions are known from n = 88 on\n")
    );
}

#[test]
fn the_four_immortals_of_the_paper() {
    let found = json(&["immortals", "--to", "461568", "--format", "json"]);
    let pairs: Vec<(u64, u64)> = found["immortals"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|immortal| (immortal["m"].as_u64().expect("m"), immortal["t"].as_u64().expect("t")))
        .collect();
    assert_eq!(pairs, [(0, 0), (12, 22), (1270, 2782), (105_161, 230_784)]);
    let signature: Vec<&Value> = ["asymptotic", "early"].iter().map(|name| &found["immortals"][2][name]).collect();
    assert_eq!(signature, [&json!([3, 19, 27, 45, 143, 477, 2067, 2091]), &json!([143, 286, 572, 1144])]);
}

/// The program is killed again and again, a little later each time, until it gets to the end.
#[cfg(unix)]
#[test]
fn a_killed_search_goes_on_from_its_checkpoint() {
    let folder = folder("killed");
    let file = folder.join("scan");
    let name = file.to_str().expect("a name");
    let words = ["immortals", "--to", "1000000", "--format", "json", "--checkpoint", name];
    let (mut kills, mut resumed) = (0, 0);
    let last = loop {
        resumed += usize::from(file.exists());
        let child = Command::new(PROGRAM).args(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = child.expect("the program starts");
        // Patience that is no multiple of anything stops it at ever different places.
        sleep(Duration::from_millis(130 + 97 * kills));
        if child.try_wait().expect("a child").is_none() {
            child.kill().expect("a kill");
            kills += 1;
        }
        let output = child.wait_with_output().expect("an end");
        if output.status.success() {
            break output;
        }
        assert_eq!(output.stdout, b"", "{}", String::from_utf8_lossy(&output.stderr));
    };
    assert!(kills > 0 && resumed > 0, "{kills} kills, {resumed} times resumed");
    let whole = print(&["immortals", "--to", "1000000", "--format", "json"]);
    assert_eq!(String::from_utf8_lossy(&last.stdout), whole);
    // What a killed writer left is gone, and the checkpoint itself answers at once.
    assert_eq!(names(&folder), ["scan"]);
    assert_eq!(print(&words), whole);
}

/// Two searches on one checkpoint would write over each other; the second one is told, and leaves everything as it is.
#[cfg(unix)]
#[test]
fn a_checkpoint_in_use_is_refused() {
    let folder = folder("shared");
    let file = folder.join("scan");
    let name = file.to_str().expect("a name");
    let words = ["immortals", "--to", "100000000", "--checkpoint", name];
    let mut first = Command::new(PROGRAM).args(words).stdout(Stdio::null()).spawn().expect("the program starts");
    while !file.exists() {
        sleep(Duration::from_millis(10));
    }
    for _ in 0..20 {
        let Outcome { code, out, err } = run(&words);
        let message = "another search is using it; give each search a checkpoint of its own";
        assert_eq!((code, out), (2, String::new()));
        assert_eq!(err, format!("error: the checkpoint {name} cannot be used: {message}\n"));
    }
    assert_eq!(first.try_wait().expect("a child"), None, "the first one goes on");
    first.kill().expect("a kill");
    first.wait().expect("an end");
    // The lock is gone with it, and its work is not: what it has come to is beyond 1000.
    let refused = run(&["immortals", "--to", "1000", "--checkpoint", name]);
    assert!(refused.err.contains("it has come to n = "), "{}", refused.err);
    assert_eq!(names(&folder), ["scan"]);
}

/// Of two searches that begin at once without a checkpoint, one makes it and the other is refused when it comes to that.
#[cfg(unix)]
#[test]
fn two_searches_begin_one_checkpoint() {
    let folder = folder("begun");
    let file = folder.join("scan");
    let name = file.to_str().expect("a name");
    let words = ["immortals", "--to", "100000000", "--checkpoint", name];
    let begin = || Command::new(PROGRAM).args(words).stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
    let mut searches = [begin().expect("the program starts"), begin().expect("the program starts")];
    let refused = loop {
        sleep(Duration::from_millis(20));
        let ended = searches.iter_mut().position(|search| search.try_wait().expect("a child").is_some());
        if let Some(ended) = ended {
            break ended;
        }
    };
    let [first, second] = searches;
    let (refused, mut other) = if refused == 0 { (first, second) } else { (second, first) };
    let refused = refused.wait_with_output().expect("an end");
    let message = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(refused.status.code() == Some(2) && message.contains("another search is using it"), "{message}");
    assert_eq!(other.try_wait().expect("a child"), None, "the other one goes on");
    other.kill().expect("a kill");
    other.wait().expect("an end");
}

#[test]
fn a_bad_checkpoint_is_refused_and_left_alone() {
    let folder = folder("checkpoint");
    let file = folder.join("scan");
    let name = file.to_str().expect("a name");
    print(&["immortals", "--to", "1000", "--checkpoint", name]);
    let good = std::fs::read(&file).expect("a checkpoint");
    let check = |bytes: &[u8], to: &str, reason: &str| {
        std::fs::write(&file, bytes).expect("a file");
        let Outcome { code, out, err } = run(&["immortals", "--to", to, "--checkpoint", name]);
        let message = format!("error: the checkpoint {name} cannot be used: {reason}\n");
        assert_eq!((code, out.as_str(), err), (2, "", message));
        assert_eq!(std::fs::read(&file).expect("a file"), bytes);
    };
    check(b"n a(n)\n1 2\n3 4\n5 6\n", "2000", "it is not a checkpoint of a scan of MEM⁰");
    check(&good[..good.len() - 1], "2000", "it ends too early");
    check(&[&good[..], b"x"].concat(), "2000", "it goes on after its end");
    check(&good, "999", "it has come to n = 1000, beyond 999");
}

#[test]
fn heaps_that_have_no_number_are_refused() {
    let Outcome { code, err, .. } = run(&["immortals", "--to", "4294967295"]);
    assert_eq!(
        (code, err.as_str()),
        (3, "error: the frontier of mem0 is scanned up to n = 4294967294, so not to 4294967295\n")
    );
}

/// The frontier of a perturbed game is scanned as well; a checkpoint is for MEM⁰ alone, and other games have no such frontier.
#[test]
fn some_heaps_may_be_free() {
    let found = json(&["immortals", "perturbed?free=5", "--to", "20000", "--format", "json"]);
    let values: Vec<(&Value, &Value)> =
        found["immortals"].as_array().expect("a list").iter().map(|found| (&found["m"], &found["t"])).collect();
    assert_eq!(values, [(&json!(0), &json!(0)), (&json!(28), &json!(54))]);
    assert_eq!(found["spec"], "perturbed?free=5");
    let text = print(&["immortals", "perturbed?free=5", "--to", "150"]);
    assert!(text.starts_with("The frontier of perturbed?free=5 for n = 0 to 150\n"), "{text}");
    assert!(text.contains("m = 28, t = 54\n  its exceptions are known from n = 216 on"), "{text}");
    let wrong = [
        (
            &["immortals", "mem", "--to", "9"][..],
            "mem has no frontier that could be scanned; mem0, perturbed and mimic have one",
        ),
        (
            &["immortals", "perturbed?free=5", "--to", "9", "--checkpoint", "x"],
            "a checkpoint is kept for mem0 alone; leave --checkpoint out",
        ),
    ];
    for (words, message) in wrong {
        let outcome = run(words);
        assert!(outcome.err.contains(message), "{}", outcome.err);
    }
}

/// Mimic has many immortal values; with nothing repeated it is MEM⁰ itself.
#[test]
fn of_mimic_there_are_many() {
    let found = json(&["immortals", "mimic?r=2&c=1", "--to", "60", "--format", "json"]);
    assert_eq!(
        found,
        json!({
            "spec": "mimic?r=2&c=1",
            "to": 60,
            "immortals": [
                { "m": 0, "t": 0 }, { "m": 1, "t": 1 }, { "m": 3, "t": 4 }, { "m": 4, "t": 5 }, { "m": 9, "t": 15 },
                { "m": 11, "t": 17 }, { "m": 12, "t": 18 }, { "m": 16, "t": 25 },
            ],
            "differences": [15, 6, 4, 2, 1],
        })
    );
    let text = print(&["immortals", "mimic?r=2", "--to", "60"]);
    assert!(text.contains("immortal values, 8 of them\nm = 0, t = 0\nm = 1, t = 1\nm = 3, t = 4\n"), "{text}");
    let one = print(&["immortals", "mimic?r=1", "--to", "50"]);
    assert!(one.contains("m = 12, t = 22\n  its exceptions are known from n = 88 on\n"), "{one}");
    let refused = run(&["immortals", "mimic", "--to", "9", "--checkpoint", "x"]);
    assert!(refused.err.contains("a checkpoint is kept for mem0 alone"), "{}", refused.err);
}
