//! Pipes, signals and silence.

use std::io::Read;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use super::{PROGRAM, folder, names, print};

#[test]
fn a_broken_pipe_is_not_an_error() {
    for words in [
        &["sequence", "memplus", "--n", "0-999999"] as &[&str],
        &["table", "memplus", "--n", "0-999", "--k", "0-999", "--format", "json"],
        &["table", "memplus", "--n", "0-999", "--k", "0-999", "--format", "csv"],
    ] {
        let mut child = Command::new(PROGRAM)
            .args(words)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut start = [0; 4];
        let mut out = child.stdout.take().expect("a pipe");
        out.read_exact(&mut start).expect("the first bytes");
        drop(out);
        let output = child.wait_with_output().expect("an end");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()), "{words:?}");
    }
}

#[test]
fn long_work_is_silent_where_there_is_no_terminal() {
    assert_eq!(print(&["value", "mem", "299999", "1000"]), "299\n");
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_nothing_behind() {
    let folder = folder("interrupted");
    let file = folder.join("picture.png");
    let child = Command::new(PROGRAM)
        .args(["render", "mem?v=1&n=0-999999&k=0-1400&aspect=600&axis=sqrt", "-o"])
        .arg(&file)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    while names(&folder).is_empty() {
        sleep(Duration::from_millis(5));
    }
    assert!(!file.exists(), "the name belongs to a whole picture");
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(sent.success());
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "interrupted\n");
    assert_eq!(names(&folder), [] as [&str; 0]);
}

/// A pipe, like a device, must be written to and not be replaced by a file.
#[cfg(unix)]
#[test]
fn a_picture_goes_into_a_pipe() {
    let folder = folder("pipe");
    let pipe = folder.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let child = Command::new(PROGRAM).args(["render", "memplus", "-o"]).arg(&pipe).spawn().expect("the program starts");
    let bytes = std::fs::read(&pipe).expect("a picture");
    assert!(child.wait_with_output().expect("an end").status.success());
    assert!(bytes.starts_with(b"\x89PNG") && bytes.ends_with(b"IEND\xae\x42\x60\x82"));
    assert_eq!(names(&folder), ["pipe"]);
}

/// A device that takes nothing shows what happens on a full disk.
#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_said() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
    let output = Command::new(PROGRAM).args(["value", "mem", "5"]).stdout(full).output().expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.starts_with("error: the output could not be written: "), "{message}");
}
