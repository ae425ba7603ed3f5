import * as fc from "fast-check";
import { expect, it } from "vitest";
import { drawn } from "./draw";

const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 });

it("draws so many, each once, the same again whatever the order", () => {
  fc.assert(
    fc.property(ids, fc.nat(40), fc.string(), (all, count, seed) => {
      const draw = drawn(all, count, seed);
      expect(draw).toHaveLength(Math.min(count, all.length));
      expect(new Set(draw).size).toBe(draw.length);
      expect(draw.every((id) => all.includes(id))).toBe(true);
      expect(drawn([...all].reverse(), count, seed)).toEqual(draw);
    }),
  );
});

it("draws every animal about as often", () => {
  const all = Array.from({ length: 10 }, (_, n) => `a${n}`);
  const times = new Map(all.map((id) => [id, 0]));
  const runs = 4000;
  for (let seed = 0; seed < runs; seed++)
    for (const id of drawn(all, 3, `seed ${seed}`))
      times.set(id, (times.get(id) ?? 0) + 1);
  // Three of ten each, within five standard errors.
  const error = Math.sqrt(runs * 0.3 * 0.7);
  for (const count of times.values())
    expect(Math.abs(count - runs * 0.3)).toBeLessThan(5 * error);
});
