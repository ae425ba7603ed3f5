/** Accents by the letter that commands them, as marks that join the letter before. */
const accents: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "'": "\u0301",
  "^": "\u0302",
  "~": "\u0303",
  "=": "\u0304",
  u: "\u0306",
  ".": "\u0307",
  '"': "\u0308",
  r: "\u030a",
  H: "\u030b",
  v: "\u030c",
  d: "\u0323",
  c: "\u0327",
  k: "\u0328",
};

const letters: Readonly<Record<string, string>> = {
  ss: "ß",
  ae: "æ",
  AE: "Æ",
  oe: "œ",
  OE: "Œ",
  aa: "å",
  AA: "Å",
  o: "ø",
  O: "Ø",
  l: "ł",
  L: "Ł",
  i: "i",
  j: "j",
  dh: "ð",
  th: "þ",
  textendash: "–",
  textemdash: "—",
  textasciitilde: "~",
  textbackslash: "\\",
  textasciicircum: "^",
  degree: "°",
  textdegree: "°",
};

const accented =
  /\\(?:([`'^~=."])|([uvHckrd])(?=[\s{\\]))\s*\{?\s*(\\[ij](?![A-Za-z])|\p{L})\s*\}?/gu;

/**
 * The text that LaTeX writes: accents as letters, commands gone with their braces, lines as one. What is not known of it is
 * left as its words; "" for nothing.
 * @example plainText("Bl{\\'e}tard {\\&} {\\O}rsted") // "Blétard & Ørsted"
 */
export const plainText = (text: string): string =>
  text
    .replace(accented, (_, sign: string, name: string, letter: string) => {
      const mark = accents[sign] ?? accents[name] ?? "";
      return `${letter.replace("\\", "")}${mark}`;
    })
    .replace(/\\\\|~/g, " ")
    .replace(/\\([A-Za-z]+)(?:\s*\{\}|\s+|(?![A-Za-z]))/g, (_, name: string) =>
      Object.hasOwn(letters, name) ? (letters[name] ?? "") : "",
    )
    .replace(/\\([&%$#_{}])/g, (_, sign: string) =>
      sign === "{" ? "\ue000" : sign === "}" ? "\ue001" : sign,
    )
    .replace(/[{}]/g, "")
    .replace(/---/g, "—")
    .replace(/--/g, "–")
    .replace(/\ue000/g, "{")
    .replace(/\ue001/g, "}")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** A text as LaTeX writes it, letters beyond ASCII as they are: every reader of today takes UTF-8. */
export const latexText = (text: string): string =>
  text.replace(/[\\~^&%$#_{}]/g, (sign) => escapes[sign] ?? `\\${sign}`);
