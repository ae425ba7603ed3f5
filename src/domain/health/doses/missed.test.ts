import { expect, it } from "vitest";
import { aDose, aPrescription } from "../../../../tests/builders/health";
import type { Dose } from "./dose";
import { slotInstant } from "./dose-alerts";
import { lookAtDoses, lookSpan, nextLookAfter, staysMissed } from "./missed";

const day = (text: string) => text as Dose["day"];
const at = (time: string, on = "2026-11-20") => new Date(`${on}T${time}:00Z`);
const treated = (more: object = {}) =>
  aPrescription({ startDate: day("2026-11-20"), ...more });
const look = (now: Date, lines: Dose[] = [], more: object = {}) =>
  lookAtDoses(treated(more), lines, lookSpan(now), now);
const evening = { slot: "2000", dueAt: at("19:00") };

it("the time to look again is when a dose is due, then when it is missed", () => {
  expect(look(at("06:00")).lookAt).toEqual(at("07:00"));
  expect(look(at("07:00")).lookAt).toEqual(at("09:00"));
  expect(look(at("07:00"), [aDose()]).lookAt).toEqual(at("19:00"));
  expect(look(at("09:00")).lookAt).toEqual(at("19:00"));
  expect(look(at("08:00"), [], { frequency: "onceDaily" }).lookAt).toEqual(
    at("23:00"),
  );
});

it("doses are missed since the first that was after one given; held and refused ones are neither", () => {
  expect(look(at("22:00")).missedSince).toEqual(at("07:00"));
  expect(look(at("22:00"), [aDose()])).toMatchObject({
    missedSince: at("19:00"),
    givenAt: at("07:00"),
  });
  expect(look(at("22:00"), [aDose(evening)])).toMatchObject({
    missedSince: null,
    givenAt: at("19:00"),
  });
  const held = aDose({ ...evening, outcome: "held" });
  expect(look(at("22:00"), [held])).toMatchObject({
    missedSince: at("07:00"),
    givenAt: null,
  });
});

it("an alert goes on until a dose is given, or none is missed", () => {
  const span = lookSpan(at("22:00"));
  const stays = (lines: Dose[], openedAt = at("07:00")) =>
    staysMissed(openedAt, look(at("22:00"), lines), span);
  expect(stays([])).toBe(true);
  expect(stays([aDose(evening)])).toBe(false);
  expect(stays([aDose()])).toBe(false);
  const held = [aDose({ outcome: "held" })];
  expect(stays([...held, aDose({ ...evening, outcome: "refused" })])).toBe(
    false,
  );
  expect(stays([], at("07:00", "2026-10-20"))).toBe(true);
});

it("nothing is looked at again of what is over or given as needed, nor from before it was prescribed", () => {
  const now = at("12:00");
  expect(nextLookAfter(treated({ frequency: "asNeeded" }), now)).toBeNull();
  expect(nextLookAfter(treated({ endedAt: now }), now)).toBeNull();
  expect(nextLookAfter(treated(), at("12:00", "2026-12-20"))).toBeNull();
  const late = { createdAt: at("08:00") };
  expect(look(now, [], late)).toEqual({
    missedSince: null,
    givenAt: null,
    lookAt: at("19:00"),
  });
  expect(look(now, [aDose()], late).givenAt).toEqual(at("07:00"));
});

it("a rare rule is looked for again once it is nearer", () => {
  const rare = treated({
    frequency: "custom",
    customFrequency: "FREQ=YEARLY;INTERVAL=2",
    endDate: day("2030-11-20"),
  });
  expect(nextLookAfter(rare, at("12:00"))).toEqual(at("12:00", "2027-12-25"));
  // On the very day on which it ends a last dose may be due; after that none is.
  const until = (endDate: string) =>
    nextLookAfter({ ...rare, endDate: day(endDate) }, at("12:00"));
  expect(until("2027-12-25")).toEqual(at("12:00", "2027-12-25"));
  expect(until("2027-12-24")).toBeNull();
});

it("a dose that is due at the instant it is prescribed can be missed, one before it not", () => {
  const of = (createdAt: Date) =>
    look(at("12:00"), [], { createdAt }).missedSince;
  expect(of(at("07:00"))).toEqual(at("07:00"));
  expect(of(new Date(at("07:00").getTime() + 1))).toBeNull();
});

it("a slot is at its wall time, or so many seconds into its day", () => {
  expect(slotInstant(day("2026-11-20"), "0800")).toEqual(at("07:00"));
  expect(slotInstant(day("2026-07-01"), "0800")).toEqual(
    at("06:00", "2026-07-01"),
  );
  expect(slotInstant(day("2026-11-20"), "n3600")).toEqual(at("00:00"));
});
