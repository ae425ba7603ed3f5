import { expect, it } from "vitest";
import type { SendingHour } from "./sending-hour";
import { shareOfHour } from "./sending-hour";

const begun = new Date("2026-12-01T09:00:00Z");
const at = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);

/** Messages that fall due by the minute: what is sent each time, `n` one by one, `=n` as one, `+n` held. */
function walk(dues: readonly (readonly [minute: number, due: number])[]) {
  let hour: SendingHour | null = null;
  let held = 0;
  return dues.map(([minute, due]) => {
    const all = due + held;
    const share = shareOfHour(hour, all, at(minute));
    hour = share.hour;
    held = share.folded ? 0 : all - share.single;
    expect(share.heldUntil).toEqual(held === 0 ? null : hour.until);
    if (share.folded) return `=${String(all)}`;
    return `${String(share.single)}+${String(held)}`;
  });
}

it("sends ten one by one within an hour and the others as one at its end, whenever they come", () => {
  expect(
    walk([
      [0, 4],
      [10, 6],
      [20, 1],
      [59, 30],
      [60, 0],
      [61, 2],
    ]),
  ).toEqual(["4+0", "6+0", "0+1", "0+31", "=31", "2+0"]);
  expect(
    walk([
      [0, 40],
      [60, 1],
    ]),
  ).toEqual(["10+30", "=31"]);
});

it("begins anew with the first message after an hour, and folds nothing alone", () => {
  expect(
    walk([
      [0, 10],
      [60, 10],
      [119, 1],
      [120, 0],
    ]),
  ).toEqual(["10+0", "10+0", "0+1", "1+0"]);
});
