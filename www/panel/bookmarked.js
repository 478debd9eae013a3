/**
 * Bookmarks: names and links, kept in the browser where it lets us keep something, and for the visit elsewhere. A link stands
 * once. Every change begins with what is kept now, so that two pages never undo each other's.
 *
 * @typedef {{ name: string, link: string }} Bookmark
 * @typedef {ReturnType<typeof createBookmarked>} Bookmarked
 */

const KEY = "nimscope-bookmarks";
const VERSION = 1;
const MOST = 1000;
/** A name and a link have so many characters at most, and a file so many bytes. */
const LONGEST = { name: 200, link: 20_000, file: 4_000_000 };

/**
 * @param {(link: string) => { link: string, problems: string[] }} check  the link as the codec writes it, and what is wrong
 * @param {() => void} onChange  another page, or this one, changed something
 */
export function createBookmarked(check, onChange) {
  /** @type {Bookmark[]} */
  let list = recall() ?? [];
  let kept = canKeep();

  addEventListener("storage", ({ key }) => {
    if (key !== null && key !== KEY) return;
    list = recall() ?? [];
    onChange();
  });

  /** @param {(list: Bookmark[]) => Bookmark[]} change */
  function update(change) {
    list = change(recall() ?? list).slice(0, MOST);
    try {
      localStorage.setItem(KEY, written(list));
      kept = true;
    } catch {
      kept = false;
    }
    onChange();
  }

  return {
    list: () => list,
    /** Whether the browser keeps them. */
    isKept: () => kept,
    written: () => written(list),
    /** The newest is the first; a link that is there has this name from now on. @param {Bookmark} bookmark */
    add(bookmark) {
      update((all) => [named(bookmark), ...all.filter(({ link }) => link !== bookmark.link)]);
    },
    /** @param {Bookmark} bookmark */
    rename(bookmark) {
      update((all) => all.map((other) => (other.link === bookmark.link ? named(bookmark) : other)));
    },
    /** @param {Bookmark} bookmark @returns {() => void} puts it back where it was */
    remove(bookmark) {
      const at = list.findIndex(({ link }) => link === bookmark.link);
      update((all) => all.filter(({ link }) => link !== bookmark.link));
      return () =>
        update((all) => (all.some(({ link }) => link === bookmark.link) ? all : all.toSpliced(at, 0, bookmark)));
    },
    /**
     * Adds all bookmarks of a file behind those that are here, or none of them.
     * @param {string} text
     * @returns {string} what came of it, in a sentence
     */
    take(text) {
      const read = readFile(text, check);
      if (typeof read === "string") return `Nothing was taken from the file: ${read}`;
      const unlike = (/** @type {Bookmark[]} */ all) =>
        read.filter(({ link }, at) => ![...all, ...read.slice(0, at)].some((other) => other.link === link));
      let fresh = 0;
      const before = list.length;
      update((all) => {
        const found = unlike(all);
        fresh = found.length;
        return [...all, ...found];
      });
      const added = list.length - before;
      const why =
        added < fresh ? `; more than ${MOST} are not kept` : added < read.length ? "; the others are here already" : "";
      return `${added === 1 ? "One bookmark was" : `${added} bookmarks were`} added${why}.`;
    },
  };
}

/** @param {Bookmark} bookmark */
function named({ name, link }) {
  return { name: name.trim().slice(0, LONGEST.name), link };
}

/** @param {Bookmark[]} bookmarks */
function written(bookmarks) {
  return JSON.stringify({ nimscope: "bookmarks", version: VERSION, bookmarks }, null, 1);
}

/** What is kept, as far as it has the right form; null where nothing can be kept. @returns {Bookmark[] | null} */
function recall() {
  try {
    const text = localStorage.getItem(KEY);
    const read = text === null ? [] : JSON.parse(text).bookmarks;
    return Array.isArray(read) ? read.filter(isBookmark).slice(0, MOST) : [];
  } catch (error) {
    return error instanceof SyntaxError || error instanceof TypeError ? [] : null;
  }
}

function canKeep() {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}

/**
 * The bookmarks of a file, or what is wrong with it.
 * @param {string} text
 * @param {(link: string) => { link: string, problems: string[] }} check
 * @returns {Bookmark[] | string}
 */
function readFile(text, check) {
  if (text.length > LONGEST.file) return "it is too large to be bookmarks.";
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    return "it is not JSON.";
  }
  if (read?.nimscope !== "bookmarks" || !Array.isArray(read.bookmarks)) return "it has no bookmarks of this page.";
  if (read.version !== VERSION)
    return `it is of version ${String(read.version)}, and this page reads version ${VERSION}.`;
  if (read.bookmarks.length > MOST) return `it has more than ${MOST} bookmarks.`;
  const bookmarks = [];
  for (const [at, one] of read.bookmarks.entries()) {
    if (!isBookmark(one)) return `bookmark ${at + 1} has no name and link.`;
    const { link, problems } = check(one.link);
    if (problems.length > 0) return `the link of “${one.name}” is not one of this page: ${problems[0]}`;
    bookmarks.push(named({ name: one.name, link }));
  }
  return bookmarks;
}

/** @param {unknown} one @returns {one is Bookmark} */
function isBookmark(one) {
  const { name, link } = /** @type {Partial<Bookmark>} */ (one ?? {});
  return (
    typeof name === "string" &&
    name.trim() !== "" &&
    name.length <= LONGEST.name &&
    typeof link === "string" &&
    link !== "" &&
    link.length <= LONGEST.link
  );
}
