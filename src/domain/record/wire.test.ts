import { describe, expect, it } from "vitest";
import { fromWire, toWire } from "./wire";

const at = new Date("2026-11-21T08:00:00.123Z");

describe("the wire", () => {
  it("carries instants at any depth and nothing undefined", () => {
    const value = { a: [at, { b: at }], n: null, t: "x", u: undefined };
    expect(toWire(value)).toEqual({
      a: [{ __time: at.toISOString() }, { b: { __time: at.toISOString() } }],
      n: null,
      t: "x",
    });
    expect(fromWire(JSON.parse(JSON.stringify(toWire(value))))).toEqual({
      a: [at, { b: at }],
      n: null,
      t: "x",
    });
  });

  it("carries the first and the last instant that can be stored, and none beyond", () => {
    const ends = ["0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"];
    for (const text of ends)
      expect(fromWire({ __time: text })).toEqual(new Date(text));
    const before = { __time: "0000-12-31T23:59:59.999Z" };
    expect(fromWire(before)).toEqual(before);
  });

  it("leaves what is no instant a map", () => {
    for (const value of [
      { __time: "soon" },
      { __time: 7 },
      { __time: "2026-02-30T00:00:00.000Z" },
      { __time: "2026-06-31T00:00:00Z" },
      { __time: at.toISOString(), more: 1 },
    ])
      expect(fromWire(value)).toEqual(value);
  });
});
