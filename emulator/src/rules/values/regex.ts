const POSIX_CLASSES: Readonly<Record<string, string>> = {
  alnum: "0-9A-Za-z",
  alpha: "A-Za-z",
  ascii: "\\x00-\\x7F",
  blank: "\\t ",
  cntrl: "\\x00-\\x1F\\x7F",
  digit: "0-9",
  graph: "!-~",
  lower: "a-z",
  print: " -~",
  punct: "!-\\/:-@\\[-`\\{-~",
  space: "\\t\\n\\v\\f\\r ",
  upper: "A-Z",
  word: "0-9A-Za-z_",
};

/** RE2 means ASCII by these, JavaScript Unicode space. */
const ASCII_SPACE = "\\t\\n\\f\\r ";

interface Piece {
  length: number;
  text: string;
}

const refuse = (reason: string): never => {
  throw new SyntaxError(reason);
};

function escapePiece(pattern: string, offset: number, inClass: boolean): Piece {
  const char = pattern[offset + 1];
  if (char === undefined) return refuse("trailing backslash");
  if (/[1-9]/.test(char)) return refuse("backreferences are not supported");
  const octal = /^\\(0[0-7]{0,2})/.exec(pattern.slice(offset));
  if (octal) {
    const code = parseInt(octal[1] ?? "", 8).toString(16);
    return { length: octal[0].length, text: `\\u{${code}}` };
  }
  if (char === "s") {
    return { length: 2, text: inClass ? ASCII_SPACE : `[${ASCII_SPACE}]` };
  }
  if (char === "S") {
    if (inClass) return refuse("\\S inside a class is not supported");
    return { length: 2, text: `[^${ASCII_SPACE}]` };
  }
  if (!inClass && char === "A") return { length: 2, text: "^" };
  if (!inClass && char === "z") return { length: 2, text: "$" };
  if (char === "a") return { length: 2, text: "\\x07" };
  const rest = pattern.slice(offset);
  const braced = /^\\x\{([0-9A-Fa-f]+)\}/.exec(rest);
  if (braced)
    return { length: braced[0].length, text: `\\u{${braced[1] ?? ""}}` };
  const property = /^\\([pP])(\w)/.exec(rest);
  if (property) {
    const text = `\\${property[1] ?? ""}{${property[2] ?? ""}}`;
    return { length: property[0].length, text };
  }
  if (/[A-Za-z]/.test(char)) return { length: 2, text: rest.slice(0, 2) };
  return { length: 2, text: `\\u{${char.charCodeAt(0).toString(16)}}` };
}

function classPiece(pattern: string, offset: number): Piece {
  const posix = /^\[:(\^?)(\w+):\]/.exec(pattern.slice(offset));
  if (!posix) return { length: 1, text: "\\[" };
  const range = POSIX_CLASSES[posix[2] ?? ""];
  if (range === undefined || posix[1]) return refuse("unknown character class");
  return { length: posix[0].length, text: range };
}

function groupPiece(pattern: string, offset: number): Piece {
  const rest = pattern.slice(offset);
  if (!rest.startsWith("(?")) return { length: 1, text: "(" };
  if (rest.startsWith("(?:")) return { length: 3, text: "(?:" };
  const named = /^\(\?P?<(\w+)>/.exec(rest);
  if (named) return { length: named[0].length, text: `(?<${named[1] ?? ""}>` };
  return refuse("this kind of group is not supported");
}

const FLAGS = /^\(\?([ims]+)\)/;

const QUANTIFIER = /^\{(\d+)(?:,(\d*))?\}/;
const MAX_REPETITION = 1000;

/** RE2 takes a brace that quantifies nothing as itself. */
function bracePiece(pattern: string, offset: number): Piece {
  const quantifier = QUANTIFIER.exec(pattern.slice(offset));
  if (!quantifier) return { length: 1, text: "\\{" };
  const counts = [quantifier[1], quantifier[2]].map(Number);
  if (counts.some((count) => count > MAX_REPETITION)) {
    return refuse("repetition above 1000");
  }
  return { length: quantifier[0].length, text: quantifier[0] };
}

const LITERALS: Readonly<Record<string, string>> = { "]": "\\]", "}": "\\}" };

function plainPiece(char: string, dotAll: boolean): Piece {
  if (char === "." && !dotAll) return { length: 1, text: "[^\\n]" };
  return { length: 1, text: LITERALS[char] ?? char };
}

/** RE2 takes a dash behind a class such as `\\w` as itself. */
function insideClass(pattern: string, offset: number): Piece {
  const char = pattern.charAt(offset);
  if (char === "\\") return escapePiece(pattern, offset, true);
  if (char === "[") return classPiece(pattern, offset);
  const behindClass = /(?:\\[dDwWsSpP]|:\])$/.test(pattern.slice(0, offset));
  const isDash = char === "-" && behindClass;
  return { length: 1, text: isDash ? "\\-" : char };
}

function openClass(pattern: string, offset: number): Piece {
  const opening = /^\[\^?\]?/.exec(pattern.slice(offset))?.[0] ?? "[";
  return { length: opening.length, text: opening.replace("]", "\\]") };
}

function translate(pattern: string, dotAll: boolean): string {
  let text = "";
  let inClass = false;
  let offset = 0;
  const take = ({ length, text: piece }: Piece): void => {
    text += piece;
    offset += length;
  };
  while (offset < pattern.length) {
    const char = pattern.charAt(offset);
    if (inClass && char === "]") {
      inClass = false;
      take({ length: 1, text: "]" });
    } else if (inClass) take(insideClass(pattern, offset));
    else if (char === "\\") take(escapePiece(pattern, offset, false));
    else if (char === "[") {
      inClass = true;
      take(openClass(pattern, offset));
    } else if (char === "(") take(groupPiece(pattern, offset));
    else if (char === "{") take(bracePiece(pattern, offset));
    else take(plainPiece(char, dotAll));
  }
  return text;
}

/** What JavaScript says of a mistake, without the pattern it made of it. */
function built(body: string, flags: string): RegExp {
  try {
    return new RegExp(body, flags);
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return refuse(message.slice(message.lastIndexOf(": ") + 2));
  }
}

/**
 * The RE2 pattern as a regular expression; with `whole` it matches whole strings only.
 * Throws SyntaxError for what RE2 does not have (look-around, backreferences) and for mistakes.
 */
export function compileRegex(pattern: string, whole: boolean): RegExp {
  const leading = FLAGS.exec(pattern);
  const options = leading?.[1] ?? "";
  const rest = leading ? pattern.slice(leading[0].length) : pattern;
  const body = translate(rest, options.includes("s"));
  const flags = `u${[...new Set(options)].join("")}`;
  return whole ? built(`^(?:${body})$`, flags) : built(body, `${flags}g`);
}
