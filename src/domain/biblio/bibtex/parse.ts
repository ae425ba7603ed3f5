/** An entry of a file of BibTeX, its fields by their names in small letters, as written. */
interface BibEntry {
  type: string;
  key: string;
  /** Where it begins, from 1. */
  line: number;
  fields: Readonly<Record<string, string>>;
}

/** What is wrong with an entry: a brace or quote is open to the end, a field has no value, nothing follows its kind. */
export type BibFault = "unclosed" | "noValue" | "noFields";

interface BibProblem {
  line: number;
  code: BibFault;
}

class Fault extends Error {
  constructor(readonly code: BibFault) {
    super(code);
  }
}

/** The months that BibTeX knows by three letters. */
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Reads one entry after another; what is between them says nothing. */
class Reader {
  at = 0;
  readonly macros = new Map(months.map((name) => [name, name]));

  constructor(readonly text: string) {}

  skipBlank(): void {
    while (/\s/.test(this.text.charAt(this.at))) this.at++;
  }

  take(letter: string): boolean {
    this.skipBlank();
    if (this.text.charAt(this.at) !== letter) return false;
    this.at++;
    return true;
  }

  word(shape: RegExp): string {
    this.skipBlank();
    const rest = new RegExp(shape.source, "y");
    rest.lastIndex = this.at;
    const found = rest.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  /** What stands between braces, or quotes outside of braces; the opening one is read. */
  enclosed(end: string): string {
    const from = this.at;
    for (let depth = 0; this.at < this.text.length; this.at++) {
      const letter = this.text.charAt(this.at);
      if (letter === "\\") this.at++;
      else if (letter === end && depth === 0)
        return this.text.slice(from, this.at++);
      else if (letter === "{") depth++;
      else if (letter === "}") depth--;
    }
    throw new Fault("unclosed");
  }

  /** A value: pieces in braces, quotes, digits or by a macro's name, joined by #. */
  value(): string {
    const pieces: string[] = [];
    do {
      if (this.take("{")) pieces.push(this.enclosed("}"));
      else if (this.take('"')) pieces.push(this.enclosed('"'));
      else {
        const bare = this.word(/[^\s,#{}()"=]+/);
        if (bare === "") throw new Fault("noValue");
        pieces.push(this.macros.get(bare.toLowerCase()) ?? bare);
      }
    } while (this.take("#"));
    return pieces.join("");
  }

  fields(end: string): Record<string, string> {
    const found: Record<string, string> = {};
    while (!this.take(end)) {
      if (this.at >= this.text.length) throw new Fault("unclosed");
      if (this.take(",")) continue;
      const name = this.word(/[^\s,={}()"#]+/).toLowerCase();
      if (name === "" || !this.take("=")) throw new Fault("noValue");
      found[name] ??= this.value();
      this.skipBlank();
    }
    return found;
  }

  /** The entry after an @; null for a comment, a preamble or a macro. */
  entry(line: number): BibEntry | null {
    const type = this.word(/[A-Za-z]+/).toLowerCase();
    const end = this.take("{") ? "}" : this.take("(") ? ")" : null;
    if (type === "comment" && end === null) return null;
    if (type === "" || end === null) throw new Fault("noFields");
    if (type === "comment" || type === "preamble") {
      this.enclosed(end);
      return null;
    }
    if (type === "string") {
      for (const [name, text] of Object.entries(this.fields(end)))
        this.macros.set(name, text);
      return null;
    }
    const key = this.word(/[^\s,{}()="]+/);
    return { type, key, line, fields: this.fields(end) };
  }
}

/**
 * The entries of a text of BibTeX, macros filled in, and what is wrong with others, each by its line: one that cannot be
 * read takes no other with it. Nothing of either for an empty text.
 */
export function parseBibtex(text: string): {
  entries: BibEntry[];
  problems: BibProblem[];
} {
  const entries: BibEntry[] = [];
  const problems: BibProblem[] = [];
  const reader = new Reader(text);
  // Lines are counted on, not anew for each entry.
  let [line, counted] = [1, 0];
  for (;;) {
    const from = text.indexOf("@", reader.at);
    if (from < 0) return { entries, problems };
    line += text.slice(counted, from).split("\n").length - 1;
    counted = from;
    reader.at = from + 1;
    try {
      const entry = reader.entry(line);
      if (entry !== null) entries.push(entry);
    } catch (failure) {
      if (!(failure instanceof Fault)) throw failure;
      problems.push({ line, code: failure.code });
      // The next that begins a line is tried.
      const next = /\n\s*@/g;
      next.lastIndex = from + 1;
      reader.at = next.test(text) ? next.lastIndex - 1 : text.length;
    }
  }
}
