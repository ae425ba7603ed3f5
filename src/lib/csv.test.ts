import { describe, expect, it } from "vitest";
import { readCsv, unescaped, writeCsv } from "./csv";

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

  it("is read as it was written, and holds no formula", () => {
    const rows = [
      ["a", 'b "c"'],
      ["d;e", "f\ng"],
    ];
    expect(readCsv(writeCsv(rows))).toEqual(rows);
    const formulas = ["=1+1", "+1", "-1", "@a", "\t=1"];
    const [written = []] = readCsv(writeCsv([formulas]));
    for (const field of written) expect(field).toMatch(/^'/);
    expect(written.map(unescaped)).toEqual(formulas);
  });
});
