import { describe, expect, it } from "vitest";
import { dayOfCalls, linesAt, simulated } from "./day";

const now = new Date("2026-10-25T12:03:20Z");

describe("the simulated day", () => {
  const calls = dayOfCalls(now);
  const instants = calls.flatMap(({ lines }) =>
    lines.map(({ at }) => at.getTime()),
  );

  it("is the day up to now, of which calls may hold a thousand readings at most", () => {
    expect(Math.max(...instants)).toBeLessThanOrEqual(now.getTime());
    expect(now.getTime() - Math.min(...instants)).toBeLessThan(86_400_000);
    for (const { lines } of calls) {
      expect(lines.length).toBeGreaterThan(50);
      expect(lines.length).toBeLessThanOrEqual(1000);
    }
  });

  it("has a gap, what is sent twice, and what comes late", () => {
    const sorted = [...new Set(instants)].sort((a, b) => a - b);
    const steps = sorted.slice(1).map((at, index) => at - (sorted[index] ?? 0));
    expect(Math.max(...steps)).toBe(3 * 3_600_000 + 300_000);
    expect(calls[1]?.lines).toEqual(calls[0]?.lines);
    const first = (index: number) => calls[index]?.lines[0]?.at.getTime() ?? 0;
    expect(first(3)).toBeLessThan(first(2));
  });

  it("says of every feed what can be", () => {
    const [temperature, humidity] = linesAt(now);
    expect([temperature?.feed, humidity?.feed]).toEqual(simulated);
    expect(Math.abs((temperature?.value ?? 0) - 22)).toBeLessThan(5);
    expect(Math.abs((humidity?.value ?? 0) - 65)).toBeLessThan(20);
  });
});
