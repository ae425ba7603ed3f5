import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { UtcHour } from "./keys";
import type { SentHour } from "./senders";
import {
  addSent,
  nothingSent,
  offsetsIn,
  senderOf,
  withoutSent,
} from "./senders";
import { measureHourSchema } from "./stored";

const hour = "2026-07-01T10" as UtcHour;
const at = (second: number) =>
  new Date(Date.parse("2026-07-01T10:00:00Z") + second * 1000);
const every = (from: number, until: number, step = 30) => {
  const readings: { at: Date; value: number }[] = [];
  for (let second = from; second < until; second += step)
    readings.push({ at: at(second), value: second });
  return readings;
};
const stretch = { sourceId: "a", from: at(0), until: at(3600) };

describe("who sent the readings of an hour", () => {
  it("is said once where it is one source, and of none nothing is", () => {
    const one = addSent(nothingSent, every(0, 3600), "a").sent;
    expect([one.sourceIds, one.others]).toEqual([["a"], {}]);
    const none = addSent(nothingSent, every(0, 3600), null).sent;
    expect([none.sourceIds, none.others]).toEqual([[], {}]);
    expect(senderOf(none, "30")).toBeNull();
  });

  it("is told apart where it is several, or is not known of some; who was first stays", () => {
    const unknown = addSent(nothingSent, every(0, 60), null).sent;
    const first = addSent(unknown, every(60, 600), "a").sent;
    const { sent, fates } = addSent(first, every(540, 660), "b");
    expect(fates).toEqual(["known", "known", "added", "added"]);
    expect(sent.sourceIds).toEqual(["a", "b"]);
    expect(sent.others).toEqual({ 0: -1, 30: -1, 600: 1, 630: 1 });
    expect(["0", "540", "600"].map((one) => senderOf(sent, one))).toEqual([
      null,
      "a",
      "b",
    ]);
    expect(addSent(sent, every(0, 660), "b").sent).toBe(sent);
  });

  it("leaves nothing of a stretch but what others sent, and the hour itself where there is nothing", () => {
    const first = addSent(nothingSent, every(0, 600), "a").sent;
    const mixed = addSent(first, every(600, 900), "b").sent;
    const less = withoutSent(hour, mixed, { ...stretch, from: at(90) });
    expect(Object.keys(less.readings)).toHaveLength(3 + 10);
    expect(less.sourceIds).toEqual(["b", "a"]);
    const gone = withoutSent(hour, mixed, stretch);
    expect(gone).toMatchObject({ sourceIds: ["b"], others: {} });
    expect(withoutSent(hour, gone, stretch)).toBe(gone);
    const until = { ...stretch, until: at(0) };
    expect(withoutSent(hour, mixed, until)).toBe(mixed);
  });

  it("is always of the readings that are there, whatever came and went", () => {
    const step = fc.record({
      sender: fc.constantFrom("a", "b", "c", null),
      from: fc.nat(3599),
      length: fc.nat(600),
      leaves: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let sent: SentHour = nothingSent;
        const told = new Map<string, string | null>();
        for (const { sender: by, from, length, leaves } of steps) {
          const until = Math.min(3600, from + length);
          if (leaves && by !== null) {
            const away = { sourceId: by, from: at(from), until: at(until) };
            for (const offset of offsetsIn(hour, sent, away))
              told.delete(offset);
            sent = withoutSent(hour, sent, away);
          } else {
            sent = addSent(sent, every(from, until, 15), by).sent;
            for (const offset of Object.keys(sent.readings))
              if (!told.has(offset)) told.set(offset, by);
          }
        }
        const offsets = Object.keys(sent.readings);
        expect(new Set(offsets)).toEqual(new Set(told.keys()));
        for (const [offset, by] of told)
          expect(senderOf(sent, offset)).toBe(by);
        const ids = new Set([...told.values()].filter((id) => id !== null));
        expect(new Set(sent.sourceIds)).toEqual(ids);
        const { sourceIds, others } = measureHourSchema.shape;
        sourceIds.parse(sent.sourceIds);
        others.parse(sent.others);
      }),
    );
  });
});
