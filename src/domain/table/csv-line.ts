/** What a program of tables takes for a formula, on however many lines it stands and with whatever room or unseen signs before it; in some languages also in full width. A number below zero is none. */
export const formula =
  /^(?!-\d+(?:[.,]\d+)?$)[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** What reads as a formula that was kept from being one: with a sign of its own before it, it is read again as it was. */
export const guarded =
  /^'+[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** What separates fields where programs of tables speak a language: a semicolon where the comma stands in numbers. */
export const separatorFor = (language: string): string =>
  new Intl.NumberFormat(language).format(1.5).includes(",") ? ";" : ",";

/** What a CSV text begins with, so that programs of tables read it as UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * A row as a line of CSV (RFC 4180), its end included: each field quoted, none of them taken for a formula. A row of no
 * fields is an empty line.
 * @example csvLine(["=1+1", 'a"b'], ";") // "\"'=1+1\";\"a\"\"b\"\r\n"
 */
export const csvLine = (fields: readonly string[], separator: string): string =>
  `${fields
    .map((field) => {
      const safe =
        formula.test(field) || guarded.test(field) ? `'${field}` : field;
      return `"${safe.replaceAll('"', '""')}"`;
    })
    .join(separator)}\r\n`;
