import { describe, expect, it } from "vitest";
import { aCampaign } from "../../../tests/builders/campaigns";
import { readersOf, submittersWith } from "./follow";
import { hasEnded } from "./status";

describe("who handed something in", () => {
  it("is each once, and no more once nothing of theirs is left", () => {
    const one = aCampaign({ submitters: ["a"] });
    expect(submittersWith(one, "b", true)).toEqual(["a", "b"]);
    expect(submittersWith(one, "a", true)).toEqual(["a"]);
    expect(submittersWith(one, "a", false)).toEqual([]);
    expect(submittersWith(one, "b", false)).toEqual(["a"]);
  });
});

describe("who reads what an expert answered", () => {
  const one = aCampaign({
    mode: "expert",
    experts: ["a", "b", "c"],
    submitters: ["a", "b", "d"],
  });
  it("are the other experts who handed in their own, and nobody else who did", () => {
    expect(readersOf(one, "a")).toEqual(["b"]);
    expect(readersOf(one, "c")).toEqual(["a", "b"]);
    expect(readersOf(one, "d")).toEqual(["a", "b"]);
  });
  it("is nobody of another mode", () => {
    expect(readersOf({ ...one, mode: "training" }, "a")).toEqual([]);
  });
});

describe("a campaign has ended", () => {
  it("from the day after its last, or as soon as it is ended", () => {
    const one = aCampaign();
    expect(hasEnded(one, "2026-10-31")).toBe(false);
    expect(hasEnded(one, "2026-11-30")).toBe(false);
    expect(hasEnded(one, "2026-12-01")).toBe(true);
    for (const status of ["archived", "stopped", "deleted"] as const)
      expect(hasEnded({ ...one, status }, "2026-11-15")).toBe(true);
  });
});
