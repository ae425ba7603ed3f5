import { describe, expect, it } from "vitest";
import { compileRegex } from "./regex";

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
  ])("%s on %j is %s", (pattern, text, matches) => {
    expect(compileRegex(pattern, true).test(text)).toBe(matches);
  });

  it("finds every part when it need not be whole", () => {
    const found = "a1b22c".matchAll(compileRegex("(\\d)+", false));
    expect([...found].map(([whole]) => whole)).toEqual(["1", "22"]);
  });

  it("reads octal escapes", () => {
    expect("\0\t8".match(compileRegex("\\0\\011\\08", true))).toBeNull();
    expect(
      "\0\t\u00008".match(compileRegex("\\0\\011\\08", true)),
    ).not.toBeNull();
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
  ])("refuses %s", (pattern) => {
    expect(() => compileRegex(pattern, true)).toThrow(SyntaxError);
  });
});
