import { describe, expect, it } from "vitest";
import {
  generatePassword,
  generatedCharacters,
  passwordMax,
  passwordMin,
  passwordSchema,
} from "./password";

/** Gives these characters one after the other, and then the last again and again. */
const picking = (text: string) => {
  const places = text.split("").map((one) => generatedCharacters.indexOf(one));
  return () => (places.length > 1 ? (places.shift() ?? 0) : (places[0] ?? 0));
};

describe("a generated password", () => {
  it("has ten characters, none of which is taken for another", () => {
    let next = 0;
    const password = generatePassword((below) => (next += 7) % below);
    expect(password).toMatch(/^[a-zA-Z2-9]{10}$/);
    expect(generatedCharacters).not.toMatch(/[0O1lI]/);
    expect(passwordSchema.safeParse(password).success).toBe(true);
  });

  it("is drawn again until two of them are digits and two letters", () => {
    expect(generatePassword(picking("abcdefghj2abcdefgh23"))).toBe(
      "abcdefgh23",
    );
    expect(generatePassword(picking("a234567892ab23456789"))).toBe(
      "ab23456789",
    );
  });
});

it("takes what can be seen, of a length that can be kept", () => {
  const isTaken = (text: string) => passwordSchema.safeParse(text).success;
  expect(isTaken("é".repeat(passwordMin))).toBe(true);
  expect(isTaken("a".repeat(passwordMin - 1))).toBe(false);
  expect(isTaken("a".repeat(passwordMax))).toBe(true);
  expect(isTaken("a".repeat(passwordMax + 1))).toBe(false);
  expect(isTaken(" ".repeat(passwordMin))).toBe(false);
  expect(isTaken(`${"a".repeat(passwordMin)}\u0007`)).toBe(false);
});
