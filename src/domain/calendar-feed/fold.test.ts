import { expect, it } from "vitest";
import { foldOctets, lineOf, textValueOf } from "./fold";

const octets = (line: string) => new TextEncoder().encode(line).length;
const unfolded = (text: string) => text.replaceAll("\r\n ", "");

it("folds at 75 octets, within no character, and loses nothing", () => {
  for (const letter of ["a", "é", "漢", "🦒"]) {
    const calendar = `SUMMARY:${letter.repeat(120)}\r\nEND:VEVENT\r\n`;
    const folded = foldOctets(calendar);
    const lines = folded.split("\r\n");
    expect(lines.length).toBeGreaterThan(3);
    expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
    expect(folded).not.toContain("\uFFFD");
    expect(unfolded(folded)).toBe(calendar);
  }
});

it("puts together what was folded by characters before", () => {
  const text = `SUMMARY:${"é".repeat(100)}`;
  const byCharacters = `${text.slice(0, 75)}\r\n\t${text.slice(75)}\r\n`;
  expect(unfolded(foldOctets(byCharacters))).toBe(`${text}\r\n`);
});

it("leaves a line of exactly 75 octets", () => {
  const line = "x".repeat(75);
  expect(foldOctets(line)).toBe(line);
  expect(foldOctets(`${line}x`)).toBe(`${line}\r\n x`);
});

it("makes one line of a text, whatever ends lines", () => {
  expect(lineOf("a\r\nBEGIN:VEVENT\rb\nc\u0000\u2028d\u0085e ")).toBe(
    "a BEGIN:VEVENT b c d e",
  );
  expect(lineOf("half \uD83E")).toBe("half");
  expect(lineOf("🦒")).toBe("🦒");
});

it("a value says which of its marks part nothing", () => {
  expect(textValueOf("Nord; sud, \\ est\nouest")).toBe(
    "Nord\\; sud\\, \\\\ est ouest",
  );
});
