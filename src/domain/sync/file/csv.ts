/** The separators that programs of tables write, the likelier first. */
const separators = [",", ";", "\t"] as const;

const separatorOf = (text: string): string => {
  const [head = ""] = text.split("\n", 1);
  const counts = separators.map((one) => head.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
};

/** One field from `at`: quoted or not (RFC 4180), and where it ends. */
function fieldAt(text: string, at: number, separator: string) {
  if (text[at] !== '"') {
    let end = at;
    while (end < text.length && text[end] !== separator && text[end] !== "\n")
      end += 1;
    return { field: text.slice(at, end), end };
  }
  let field = "";
  let from = at + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1)
      return { field: field + text.slice(from), end: text.length };
    field += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { field, end: quote + 1 };
    field += '"';
    from = quote + 2;
  }
}

/**
 * The rows of a CSV text, separated by commas, semicolons or tabs as its first line is; empty lines are left out. An
 * empty text gives none.
 */
export function readCsv(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/u, "").replace(/\r\n?/gu, "\n");
  const separator = separatorOf(clean);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < clean.length) {
    const { field, end } = fieldAt(clean, at, separator);
    row.push(field);
    // What stands between a closing quote and the separator is nobody's.
    let next = end;
    while (
      next < clean.length &&
      clean[next] !== separator &&
      clean[next] !== "\n"
    )
      next += 1;
    if (next >= clean.length || clean[next] === "\n") {
      rows.push(row);
      row = [];
    } else if (next === clean.length - 1) row.push("");
    at = next + 1;
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((one) => one.some((field) => field.trim() !== ""));
}

/** What a program of tables would take for a formula is written as a text. */
const inert = (field: string): string =>
  /^[=+\-@\t\r]/u.test(field) ? `'${field}` : field;

const quoted = (field: string): string =>
  /[",;\n\r\t]/u.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/** Rows as CSV text, separated by commas (RFC 4180), with a mark that it is UTF-8; no field is a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((field) => quoted(inert(field))).join(",")).join("\r\n")}\r\n`;
