import { afterAll, describe, expect, it } from "vitest";
import { differencesOf } from "./check-entry";
import { readRulesFiles } from "./format";

const files = readRulesFiles();
const entries = files.flatMap((file) => file.entries);
const cases = entries.flatMap((entry) => entry.cases);

describe.each(files)("$topic", (file) => {
  it.each(file.entries.map((entry) => [entry.name, entry] as const))(
    "%s",
    (_, entry) => {
      expect(differencesOf(entry)).toEqual([]);
    },
  );
});

describe("the data", () => {
  it("names every entry once in its file, and says what each is about", () => {
    for (const file of files) {
      const names = file.entries.map((entry) => entry.name);
      expect(new Set(names).size, file.topic).toBe(names.length);
    }
    const wordless = entries.filter((entry) => entry.reference === "");
    expect(wordless).toEqual([]);
  });

  it("has at least 450 cases", () => {
    expect(cases.length).toBeGreaterThanOrEqual(450);
  });
});

afterAll(() => {
  const counts = `${String(entries.length)} entries, ${String(cases.length)} cases`;
  process.stdout.write(`rules language: ${counts}\n`);
});
