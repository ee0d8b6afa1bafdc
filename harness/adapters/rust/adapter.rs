// Bakuk in Rust: an adapter for the conformance suite, protocol 1, written from the specification alone.
//
//     rustc -O --edition 2021 adapter.rs
//     bakuk check -- ./adapter
//
// One file, no crates, Rust 1.63 or newer. The loop of holes is an iterator that never ends (`ring`): a sowing takes as
// many holes from it as there are stones in hand, and a chain goes on from the hole in which the sowing landed.
// The identifiers in the comments (SOW-4, CAP-3, ...) are the clauses of the specification. Rulings: the defaults.

use std::collections::HashSet;
use std::fmt;
use std::io::{self, BufRead, BufReader, BufWriter, Write};

const HOLES: usize = 6; // BOARD-1, BOARD-2: a b c in the near row, d e f in the far one, numbered 0 to 5 here
const STONES: u32 = 36; // BOARD-3

/// The holes counter-clockwise, `first` to begin with, round and round (BOARD-2).
fn ring(first: usize) -> impl Iterator<Item = usize> {
    (0..HOLES).cycle().skip(first)
}

/// Why a request has no proper answer.
pub enum Fault {
    Illegal,
    Unsupported,
    Malformed(&'static str),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Illegal => f.write_str("illegal"),
            Fault::Unsupported => f.write_str("unsupported"),
            Fault::Malformed(text) => write!(f, "error {text}"),
        }
    }
}

#[derive(Clone, Copy)]
pub struct Position {
    board: [u8; HOLES],
    captured: [u8; 3], // the third is 0 if there are two players
    players: usize,
    mover: usize, // counted from 0
}

impl Position {
    /// SETUP-1, TURN-1: six stones a hole, nothing captured, player 1 to move.
    fn start(players: usize) -> Self {
        Position { board: [6; HOLES], captured: [0; 3], players, mover: 0 }
    }

    pub fn parse(text: &str) -> Result<Self, Fault> {
        let (mut board, mut captured) = ([0; HOLES], [0; 3]);
        let mut parts = text.splitn(3, '/');
        let holes = numbers(parts.next(), &mut board)?;
        let players = numbers(parts.next(), &mut captured)?;
        let mover = parts.next().map_or(Err(Fault::Malformed("a position is BOARD/CAPTURED/MOVER")), number)? as usize;
        if holes != HOLES || players < 2 || !(1..=players).contains(&mover) {
            return Err(Fault::Malformed("a position has six holes, two or three players and one of them to move"));
        }
        // BOARD-3
        if board.iter().chain(&captured).map(|&n| u32::from(n)).sum::<u32>() != STONES {
            return Err(Fault::Malformed("stones and captures do not add up to 36"));
        }
        Ok(Position { board, captured, players, mover: mover - 1 })
    }

    /// MOVE-1, MOVE-2: the mover's own holes that hold a stone. SEAT-1, SEAT-2: each has 6 / players holes in a row.
    pub fn legal(&self) -> impl Iterator<Item = usize> + '_ {
        let own = HOLES / self.players;
        ring(self.mover * own).take(own).filter(move |&hole| self.board[hole] > 0)
    }

    pub fn play(mut self, hole: usize) -> Result<Self, Fault> {
        if !self.legal().any(|own| own == hole) {
            return Err(Fault::Illegal); // in a position that has ended no hole is legal (END-1)
        }
        // SOW-1
        let hand = std::mem::take(&mut self.board[hole]) as usize;
        // SOW-2, SOW-3; SOW-4: nothing in the ring makes an exception of the hole where the sowing began.
        for next in ring(hole + 1).take(hand) {
            self.board[next] += 1;
        }
        // CAP-1, CAP-3, CAP-4, CAP-6: from the landing hole on, up to the first hole that holds anything but 2 or 4.
        // CAP-2, CAP-5: whoever owns the holes, and six of them at most. CAP-7: nobody is asked. CAP-8: the mover's.
        for next in ring((hole + hand) % HOLES).take(HOLES) {
            match self.board[next] {
                2 | 4 => self.captured[self.mover] += std::mem::take(&mut self.board[next]),
                _ => break,
            }
        }
        self.mover = (self.mover + 1) % self.players; // TURN-1
        Ok(self)
    }

    /// END-1: the mover has no stone in his own holes. END-5: a majority alone ends nothing.
    pub fn has_ended(&self) -> bool {
        self.legal().next().is_none()
    }

    /// END-2, END-3, END-4: whoever has captured most has won; what is still on the board is nobody's.
    pub fn outcome(&self, ended: bool) -> String {
        let most = self.captured.iter().max();
        let winners = (0..self.players).filter(|&player| Some(&self.captured[player]) == most);
        if ended {
            format!("ended {}", join("=", winners.map(|player| player + 1)))
        } else {
            "ongoing".to_string()
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let captured = &self.captured[..self.players];
        write!(f, "{}/{}/{}", join(",", self.board), join(",", captured), self.mover + 1)
    }
}

fn join<T: fmt::Display>(between: &str, items: impl IntoIterator<Item = T>) -> String {
    let pair = |(nth, item): (usize, T)| format!("{}{item}", if nth == 0 { "" } else { between });
    items.into_iter().enumerate().map(pair).collect()
}

/// A whole game from the start, with END-6: the start counts, and a position is the board and the player to move.
pub fn game(players: usize, holes: &str) -> Result<String, Fault> {
    let holes = match holes {
        "-" => Vec::new(),
        "" => return Err(Fault::Malformed("a game without holes is written -")),
        _ => holes.split_inclusive(|_| true).map(hole).collect::<Result<_, _>>()?,
    };
    let mut position = Position::start(players);
    let mut seen = HashSet::from([(position.board, position.mover)]);
    let mut repeated = false;
    for hole in holes {
        if repeated {
            return Err(Fault::Illegal); // the game went on after its end
        }
        position = position.play(hole)?;
        repeated = !seen.insert((position.board, position.mover));
    }
    Ok(format!("{position} {}", position.outcome(repeated || position.has_ended())))
}

pub fn hole(text: &str) -> Result<usize, Fault> {
    match text.as_bytes() {
        [letter @ b'a'..=b'f'] => Ok((letter - b'a').into()),
        _ => Err(Fault::Malformed("a hole is a letter a to f")),
    }
}

/// A decimal number of one or two digits, without sign or leading zero.
fn number(text: &str) -> Result<u8, Fault> {
    match text.as_bytes() {
        [ones @ b'0'..=b'9'] => Ok(ones - b'0'),
        [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => Ok((tens - b'0') * 10 + (ones - b'0')),
        _ => Err(Fault::Malformed("not a number from 0 to 36")),
    }
}

/// Reads numbers with commas between them into `into` and says how many there were.
fn numbers(text: Option<&str>, into: &mut [u8]) -> Result<usize, Fault> {
    text.unwrap_or("").split(',').enumerate().try_fold(0, |_, (nth, word)| {
        *into.get_mut(nth).ok_or(Fault::Malformed("too many numbers"))? = number(word)?;
        Ok(nth + 1)
    })
}

fn answer(line: &str) -> Result<String, Fault> {
    let mut words = line.split(' ');
    match (words.next().unwrap_or(""), words.next(), words.next(), words.next()) {
        ("hello", Some("1"), None, None) => Ok("hello 1 bakuk-rust 1.0 moves,end,games two,three".to_string()),
        ("moves", Some(text), None, None) => match Position::parse(text)? {
            position if position.has_ended() => Ok("moves -".to_string()),
            position => Ok(format!("moves {}", join(" ", position.legal().map(|hole| &"abcdef"[hole..=hole])))),
        },
        ("play", Some(text), Some(letter), None) => Ok(Position::parse(text)?.play(hole(letter)?)?.to_string()),
        ("outcome", Some(text), None, None) => Position::parse(text).map(|at| at.outcome(at.has_ended())),
        ("game", Some("2"), Some(holes), None) => game(2, holes),
        ("game", Some("3"), Some(holes), None) => game(3, holes),
        ("hello", ..) => Err(Fault::Malformed("this adapter speaks version 1 of the protocol")),
        ("moves" | "play" | "outcome" | "game" | "quit", ..) => Err(Fault::Malformed("not the arguments of this verb")),
        _ => Err(Fault::Unsupported),
    }
}

fn main() -> io::Result<()> {
    let mut input = BufReader::with_capacity(1 << 16, io::stdin().lock());
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes)? > 0 {
        let text = String::from_utf8_lossy(&bytes);
        let line = text.strip_suffix('\n').unwrap_or(&text);
        let line = line.strip_suffix('\r').unwrap_or(line);
        if line == "quit" {
            break;
        }
        match answer(line) {
            Ok(reply) => writeln!(output, "{reply}")?,
            Err(fault) => writeln!(output, "{fault}")?,
        }
        // The replies go out only when the next request would have to be waited for.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
        bytes.clear();
    }
    output.flush()
}
