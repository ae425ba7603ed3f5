import { separatorFor } from "@domain/table/csv-line";
import { describe, expect, it } from "vitest";
import { readCsv, readGrid, readTable, unescaped, writeCsv } from "./csv";

describe("CSV", () => {
  it.each([
    ["", []],
    [
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "\uFEFFa;b\r\n1;2\r\n\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a\tb\n1\t",
      [
        ["a", "b"],
        ["1", ""],
      ],
    ],
    ['a,"b ""c"", d\ne"\n', [["a", 'b "c", d\ne']]],
    ['a,"b', [["a", "b"]]],
    ["a,\n", [["a", ""]]],
  ])("%j is read", (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  it("says on which line each row begins, and where a quotation mark stays open", () => {
    expect(readTable('a,b\r\n\r\n"c\r\nd",e\r\n  ,\r\nf,g\r\n')).toEqual({
      rows: [
        { line: 1, fields: ["a", "b"] },
        { line: 3, fields: ["c\r\nd", "e"] },
        { line: 6, fields: ["f", "g"] },
      ],
      openQuote: null,
    });
    expect(readTable('a,b\nc,d\ne,"f\ng,h\n').openQuote).toBe(3);
    expect(readTable("")).toEqual({ rows: [], openQuote: null });
  });

  it.each([
    ["fr", ";"],
    ["de", ";"],
    ["pt", ";"],
    ["en", ","],
  ])(
    "in %s is separated by %s, and read as it was written",
    (language, separator) => {
      expect(separatorFor(language)).toBe(separator);
      const rows = [
        ["a", 'b "c"'],
        ["d;e", "f\ng"],
        ["h, i, j", "k"],
      ];
      const text = writeCsv(rows, separator);
      expect(text.startsWith(`\uFEFF"a"${separator}"b`)).toBe(true);
      expect(readCsv(text)).toEqual(rows);
      expect(readGrid(text, 9).slice(0, rows.length)).toEqual(rows);
    },
  );

  it("holds no formula", () => {
    const formulas = [
      "=1+1",
      "+1",
      "-1+1",
      "-1,5a",
      "@a",
      "\t=1",
      "=1+1\nb",
      "＝1",
      " =1",
      "\n=1",
      "'=1",
      "'-5",
      "''=1",
      "' +1",
    ];
    const [written = []] = readCsv(writeCsv([formulas]));
    for (const field of written) expect(field).toMatch(/^'/);
    expect(written.map(unescaped)).toEqual(formulas);
  });

  it("leaves numbers below zero what they are", () => {
    const numbers = ["-1", "-12,5", "-0.25"];
    expect(readCsv(writeCsv([numbers]))).toEqual([numbers]);
  });
});
