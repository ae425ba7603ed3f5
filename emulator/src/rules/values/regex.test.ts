import { describe, expect, it } from "vitest";
import { compileRegex, findAll, matchesWhole } from "./regex";

const matches = (pattern: string, text: string): boolean =>
  matchesWhole(compileRegex(pattern), text);

describe("compileRegex", () => {
  it.each([
    ["[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", "a.b@c-d.org", true],
    ["[\\w-.]+", "a-b.c", true],
    ["[[:alpha:]-]+", "a-b", true],
    ["[]a]+", "]a", true],
    ["[^]a]+", "b]", false],
    ["a{2}", "aa", true],
    ["a{b}", "a{b}", true],
    ["a]", "a]", true],
    ["(?i)ABC", "abc", true],
    ["(?s).", "\n", true],
    [".", "\n", false],
    [".", "\r", true],
    ["a|bc", "a", true],
    ["a|bc", "abc", false],
    ["(?P<year>\\d{4})-(\\d{2})", "2030-01", true],
    ["\\d+", "٣", false],
    ["\\s", "\u00a0", false],
    ["[^\\s]+", "ab", true],
    ["\\x{1F600}", "😀", true],
    [".", "😀", true],
    ["\\pL+", "é", true],
    ["\\Aab\\z", "ab", true],
    ["a\\-b\\/c\\_", "a-b/c_", true],
    ["^#[0-9a-fA-F]{6}$", "#00ff7F", true],
    ["(?m)^a$", "a\nb", false],
    ["(?m)^b$", "a\nb", false],
    ["(?m)^a$", "a", true],
    ["a(?m)$", "a\nb", false],
    ["^a$", "a\n", false],
    ["(?i:ab)c", "aBc", true],
    ["(?i:ab)c", "abC", false],
    ["a(?i)b", "aB", true],
    ["(?-i:a)", "A", false],
    ["(?U)a+", "aaa", true],
    ["[[:^alpha:]]+", "1-2", true],
    ["[[:^alpha:]]+", "1a2", false],
    ["\\p{Greek}+", "αβγ", true],
    ["\\p{Greek}+", "abc", false],
    ["[^\\S]", " ", true],
    ["\\Qa.b\\E+", "a.bb", true],
    ["\\Qa.b\\E+", "axb", false],
    ["(?<year>\\d+)", "2030", true],
    ["", "", true],
  ])("%s on %j is %s", (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
  });

  it("finds every part when it need not be whole", () => {
    const found = findAll(compileRegex("(\\d)+"), "a1b22c");
    expect([...found].map(([whole]) => whole)).toEqual(["1", "22"]);
  });

  it("reads octal escapes", () => {
    expect(matches("\\0\\011\\08", "\0\t8")).toBe(false);
    expect(matches("\\0\\011\\08", "\0\t\u00008")).toBe(true);
  });

  it.each([
    "(",
    "(?=a)",
    "(?!a)",
    "(?<=a)",
    "(a)\\1",
    "a\\",
    "[a",
    "a{1001}",
    "[[:nothing:]]",
    "*a",
    "a**",
    "\\u0041",
    "\\cA",
    "\\Z",
    "\\p{Letter}",
    "((a{100}){100}){100}",
  ])("refuses %s", (pattern) => {
    expect(() => compileRegex(pattern)).toThrow(SyntaxError);
  });

  it("takes time in proportion to the text", () => {
    const started = performance.now();
    for (const pattern of ["(a+)+b", "(a|aa)+b", "(.*a){20}b"])
      expect(matches(pattern, "a".repeat(3000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it("takes the same pattern again from what it made of it", () => {
    expect(compileRegex("a+b")).toBe(compileRegex("a+b"));
    for (let n = 0; n < 1000; n += 1) compileRegex(`a${n}`);
    expect(matches("a+b", "aab")).toBe(true);
  });
});
