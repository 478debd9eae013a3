//! A static file server for this machine alone: GET and HEAD, nothing outside its folder, and as a host would: compressed, and
//! not sent again to whoever has a file as it is.

use anyhow::Result;
use flate2::{Compression, write::GzEncoder};
use std::collections::HashMap;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

/// A request's head may not be longer than this.
const HEAD_BYTES: u64 = 64 * 1024;

/// Some connections are never used, or for a byte a second: who has not asked and taken all within this time is left.
const PATIENCE: Duration = Duration::from_secs(10);

/// A folder bound to a port of this machine.
pub(crate) struct Server {
    listener: TcpListener,
    folder: PathBuf,
    prefix: &'static str,
    /// A script that is sent in place of the file of this name.
    instead: Option<(&'static str, &'static str)>,
    /// How long a request may take in all.
    patience: Duration,
    /// What was compressed once, and when its file was last changed then.
    compressed: Mutex<HashMap<PathBuf, (SystemTime, Vec<u8>)>>,
}

impl Server {
    /// Binds `folder` to a port, 0 meaning any free one. `prefix` is the path it appears under, with both slashes.
    pub(crate) fn bind(folder: PathBuf, prefix: &'static str, port: u16) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let folder = folder.canonicalize()?;
        Ok(Server { listener, folder, prefix, instead: None, patience: PATIENCE, compressed: Mutex::default() })
    }

    /// Sends a script of this text in place of the file of this name.
    pub(crate) fn with(self, name: &'static str, text: &'static str) -> Server {
        Server { instead: Some((name, text)), ..self }
    }

    /// The address of the folder's index.
    pub(crate) fn url(&self) -> String {
        let address = self.listener.local_addr().expect("a bound listener has an address");
        format!("http://{address}{}", self.prefix)
    }

    /// Answers requests until the process ends.
    pub(crate) fn run(self) -> Result<()> {
        std::thread::scope(|scope| {
            for stream in self.listener.incoming().flatten() {
                // A browser that hangs up early is no concern of the server's.
                scope.spawn(|| self.answer(stream));
            }
        });
        Ok(())
    }

    fn answer(&self, stream: TcpStream) -> io::Result<()> {
        let here = stream.local_addr()?;
        let mut stream = Bounded { stream, until: Instant::now() + self.patience };
        let mut lines = BufReader::new((&mut stream).take(HEAD_BYTES)).lines();
        let Some(request) = lines.next().transpose()? else { return Ok(()) };
        // The rest of the head is read to its end, because closing a socket with unread bytes resets the connection.
        let (mut takes_gzip, mut has, mut host) = (false, String::new(), None);
        for line in lines {
            let line = line?.to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            takes_gzip |= line.strip_prefix("accept-encoding:").is_some_and(|codings| codings.contains("gzip"));
            if let Some(tags) = line.strip_prefix("if-none-match:") {
                tags.trim().clone_into(&mut has);
            }
            if let Some(name) = line.strip_prefix("host:") {
                host = Some(name.trim().to_owned());
            }
        }
        let mut words = request.split(' ');
        let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        let plain = |status, text: &str| Answer { status, kind: TEXT, gzipped: false, tag: None, body: text.into() };
        let answer = match method {
            _ if !host.is_some_and(|host| is_this_machine(&host, here.port())) => {
                plain("421 Misdirected Request", "This server answers to localhost and 127.0.0.1 alone.\n")
            }
            "GET" | "HEAD" => {
                let file = file(target, &self.folder, self.prefix).and_then(|path| self.read(&path, takes_gzip).ok());
                match file {
                    Some(file) if file.tag.as_ref() == Some(&has) => {
                        Answer { status: "304 Not Modified", gzipped: false, body: Vec::new(), ..file }
                    }
                    Some(file) => file,
                    None => plain("404 Not Found", "There is no such file.\n"),
                }
            }
            _ => plain("405 Method Not Allowed", "Only GET and HEAD are answered.\n"),
        };
        let Answer { status, kind, gzipped, tag, body } = answer;
        let coding = if gzipped { "Content-Encoding: gzip\r\n" } else { "" };
        let keeping = tag.map_or("Cache-Control: no-store\r\n".to_owned(), |tag| {
            format!("Cache-Control: no-cache\r\nVary: Accept-Encoding\r\nETag: {tag}\r\n")
        });
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n{coding}Content-Length: {}\r\n{keeping}\
             X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
            body.len()
        )?;
        if method == "GET" {
            stream.write_all(&body)?;
        }
        stream.flush()
    }

    /// The answer that a file is. All that the page is made of gets smaller by being compressed.
    fn read(&self, path: &Path, gzipped: bool) -> io::Result<Answer> {
        if let Some((name, text)) = self.instead
            && path == self.folder.join(name)
        {
            return Ok(Answer { status: "200 OK", kind: mime(path), gzipped: false, tag: None, body: text.into() });
        }
        let body = if gzipped { self.compressed(path)? } else { fs::read(path)? };
        let mut hasher = DefaultHasher::new();
        hasher.write(&body);
        let tag = format!("\"{:x}\"", hasher.finish());
        Ok(Answer { status: "200 OK", kind: mime(path), gzipped, tag: Some(tag), body })
    }

    /// A file compressed, which is worth keeping: the tests open the page hundreds of times.
    fn compressed(&self, path: &Path) -> io::Result<Vec<u8>> {
        let changed = fs::metadata(path)?.modified()?;
        let mut kept = self.compressed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((since, body)) = kept.get(path)
            && *since == changed
        {
            return Ok(body.clone());
        }
        let body = gzipped(&fs::read(path)?)?;
        kept.insert(path.to_owned(), (changed, body.clone()));
        Ok(body)
    }
}

/// Whether a name is this machine's own. A page elsewhere whose name leads here would otherwise read what is served.
fn is_this_machine(host: &str, port: u16) -> bool {
    let (name, asked) = match host.rsplit_once(':') {
        Some((name, asked)) if !asked.ends_with(']') => (name, asked.parse().ok()),
        _ => (host, Some(80)),
    };
    ["localhost", "127.0.0.1"].contains(&name) && asked == Some(port)
}

/// A connection that is over at a moment, however slowly the other side goes on.
struct Bounded {
    stream: TcpStream,
    until: Instant,
}

impl Bounded {
    fn left(&self) -> io::Result<Duration> {
        let left = self.until.saturating_duration_since(Instant::now());
        // No time at all would mean all the time in the world.
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(left) }
    }
}

impl Read for Bounded {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.stream.set_read_timeout(Some(self.left()?))?;
        self.stream.read(buffer)
    }
}

impl Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(Some(self.left()?))?;
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// What is sent back.
struct Answer {
    status: &'static str,
    kind: &'static str,
    gzipped: bool,
    /// What tells the file as it is now from what it was, and from what it is uncompressed. Every use asks whether it still
    /// is, so that a page that was built anew is seen at once.
    tag: Option<String>,
    body: Vec<u8>,
}

/// The type of what is only to be read.
const TEXT: &str = "text/plain; charset=utf-8";

/// Bytes compressed as static hosts compress.
pub(crate) fn gzipped(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// The file that a request target names, if it lies in the folder.
fn file(target: &str, folder: &Path, prefix: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix(prefix)?;
    let path = percent_decoded(path)?;
    let mut file = folder.to_path_buf();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        if part == "." || part == ".." || part.contains(['\\', ':', '\0']) {
            return None;
        }
        file.push(part);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    // A symbolic link could still lead out of the folder.
    let file = file.canonicalize().ok()?;
    file.starts_with(folder).then_some(file)
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [byte, tail @ ..] = rest {
        if *byte == b'%' {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &tail[2..];
        } else {
            bytes.push(*byte);
            rest = tail;
        }
    }
    String::from_utf8(bytes).ok()
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        _ => TEXT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::SocketAddr;

    /// Serves a small folder under `/any/path/`, asks once, and gives back the whole answer.
    fn ask(request: &str) -> String {
        String::from_utf8(ask_with(request, "")).unwrap()
    }

    /// The same with more lines in the head.
    fn ask_with(request: &str, head: &str) -> Vec<u8> {
        let address = serve(PATIENCE);
        say(address, &format!("{request} HTTP/1.1\r\nHost: {address}\r\n{head}\r\n"))
    }

    /// Sends a whole request, and gives what comes back.
    fn say(address: SocketAddr, request: &str) -> Vec<u8> {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        answer
    }

    /// Serves the small folder, and gives the address.
    fn serve(patience: Duration) -> SocketAddr {
        let (process, thread) = (std::process::id(), std::thread::current().id());
        let folder = std::env::temp_dir().join(format!("nimscope-server-{process}-{thread:?}"));
        fs::create_dir_all(folder.join("site/pkg")).unwrap();
        fs::write(folder.join("secret.txt"), "secret").unwrap();
        fs::write(folder.join("site/index.html"), "the index").unwrap();
        fs::write(folder.join("site/pkg/a b.wasm"), "the wasm").unwrap();
        fs::write(folder.join("site/service.js"), "keep();").unwrap();
        let server = Server::bind(folder.join("site"), "/any/path/", 0).unwrap().with("service.js", "go();");
        let server = Server { patience, ..server };
        let address = server.listener.local_addr().unwrap();
        std::thread::spawn(move || server.run());
        address
    }

    #[test]
    fn only_names_of_this_machine_are_answered() {
        let address = serve(PATIENCE);
        let status = |host: &str| {
            let answer = say(address, &format!("GET /any/path/ HTTP/1.1\r\n{host}\r\n"));
            String::from_utf8_lossy(&answer)[9..12].to_owned()
        };
        let port = address.port();
        for host in [format!("Host: localhost:{port}\r\n"), format!("HOST:127.0.0.1:{port}\r\n")] {
            assert_eq!(status(&host), "200", "{host}");
        }
        let strange = ["example.org", "localhost", "localhost.example.org", "127.0.0.1", "[::1]", "localhost:", ""];
        for host in strange.map(|name| format!("Host: {name}\r\n")).into_iter().chain([
            String::new(),
            format!("Host: example.org:{port}\r\n"),
            format!("Host: localhost:{}\r\n", port ^ 1),
        ]) {
            assert_eq!(status(&host), "421", "{host}");
        }
    }

    #[test]
    fn whoever_dawdles_is_left() {
        let patience = Duration::from_millis(300);
        let address = serve(patience);
        let mut stream = TcpStream::connect(address).unwrap();
        let begun = Instant::now();
        // A byte at a time is never late by itself. Once the connection is closed, what is sent into it comes back as an error.
        while stream.write_all(b"G").is_ok() {
            std::thread::sleep(Duration::from_millis(20));
            assert!(begun.elapsed() < 20 * patience, "the server still listens");
        }
        assert!(begun.elapsed() >= patience);
        assert!(String::from_utf8_lossy(&say(address, "GET / HTTP/1.1\r\n\r\n")).starts_with("HTTP/1.1 421 "));
    }

    #[test]
    fn whoever_takes_gzip_gets_it() {
        let answer = ask_with("GET /any/path/", "accept-encoding: br, gzip\r\n");
        let at = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
        let head = String::from_utf8_lossy(&answer[..at]);
        assert!(head.contains("Content-Encoding: gzip\r\n"), "{head}");
        let mut text = String::new();
        flate2::read::GzDecoder::new(&answer[at..]).read_to_string(&mut text).unwrap();
        assert_eq!(text, "the index");
        assert!(!ask("GET /any/path/").contains("Content-Encoding"));
    }

    #[test]
    fn whoever_has_a_file_as_it_is_does_not_get_it_again() {
        let first = ask("GET /any/path/");
        let tag = first.lines().find_map(|line| line.strip_prefix("ETag: ")).unwrap();
        let again = String::from_utf8(ask_with("GET /any/path/", &format!("If-None-Match: {tag}\r\n"))).unwrap();
        assert!(again.starts_with("HTTP/1.1 304 ") && again.ends_with("\r\n\r\n"), "{again}");
        let other = String::from_utf8(ask_with("GET /any/path/", "If-None-Match: \"0-9\"\r\n")).unwrap();
        assert!(other.ends_with("the index"), "{other}");
    }

    #[test]
    fn a_script_may_take_the_place_of_a_file() {
        let answer = ask("GET /any/path/service.js");
        assert!(answer.contains("Content-Type: text/javascript") && answer.ends_with("\r\n\r\ngo();"), "{answer}");
        assert!(answer.contains("Cache-Control: no-store"), "{answer}");
    }

    #[test]
    fn files_come_with_their_type_and_are_asked_for_every_time() {
        let index = ask("GET /any/path/?query");
        assert!(index.starts_with("HTTP/1.1 200 ") && index.ends_with("\r\n\r\nthe index"), "{index}");
        assert!(index.contains("Content-Type: text/html") && index.contains("Cache-Control: no-cache"), "{index}");
        let wasm = ask("GET /any/path/pkg/a%20b.wasm");
        assert!(wasm.contains("Content-Type: application/wasm\r\n") && wasm.ends_with("the wasm"), "{wasm}");
        let head = ask("HEAD /any/path/index.html");
        assert!(head.contains("Content-Length: 9\r\n") && head.ends_with("\r\n\r\n"), "{head}");
    }

    #[test]
    fn nothing_outside_the_folder_is_given() {
        let targets = [
            "/any/path/../secret.txt",
            "/any/path/%2e%2e/secret.txt",
            "/any/path/..%2fsecret.txt",
            "/any/path/..%5csecret.txt",
            "/any/path/pkg/../../secret.txt",
            "/index.html",
            "/any/path/%zz",
            "any",
            "",
        ];
        for target in targets {
            let answer = ask(&format!("GET {target}"));
            assert!(answer.starts_with("HTTP/1.1 404 "), "{target}: {answer}");
        }
    }

    #[test]
    fn other_methods_are_refused() {
        assert!(ask("POST /any/path/").starts_with("HTTP/1.1 405 "));
    }
}
