import Papa from "papaparse";
import { expect, it } from "vitest";
import { csvLine, separatorFor } from "./csv-line";

it.each(["fr", "en", "de", "es", "it", "nl", "pt"])(
  "a line is read again as it was, formulas kept from being any (%s)",
  (language) => {
    const separator = separatorFor(language);
    const fields = ["=1+1", "+1", "@a", "-a", "-1,5", 'a"b', "c;d,e", "f\ng"];
    const { data } = Papa.parse<string[]>(csvLine(fields, separator), {
      delimiter: separator,
      skipEmptyLines: true,
    });
    expect(data).toEqual([
      ["'=1+1", "'+1", "'@a", "'-a", "-1,5", 'a"b', "c;d,e", "f\ng"],
    ]);
  },
);

it("a formula is none behind spaces either", () => {
  expect(csvLine([" =1+1", "\u00a0@a", " a-b"], ",")).toBe(
    '"\' =1+1","\'\u00a0@a"," a-b"\r\n',
  );
});

it("a formula is none behind signs that nobody sees", () => {
  expect(csvLine(["\u0000=1", "\u200b=1+1", "\u00ad@a"], ",")).toBe(
    '"\'\u0000=1","\'\u200b=1+1","\'\u00ad@a"\r\n',
  );
});

it("a row of nothing is an empty line", () => {
  expect(csvLine([], ",")).toBe("\r\n");
});
