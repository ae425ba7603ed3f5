import { describe, expect, it } from "vitest";
import { aGround } from "../../../../tests/builders/ground";
import { aScanRow, aSeen } from "../../../../tests/builders/observation";
import { aFollow } from "../../../../tests/builders/packed";
import {
  aSessionBy,
  courseOf,
  minute,
  scansOf,
} from "../../../../tests/builders/watched-sessions";
import { coursesOf } from "../../analysis/observed/whole-sessions";
import { calendarDaySchema } from "../../time/calendar-day";
import type { PackedSession } from "../pack";
import { analyses } from "./analyses";
import { chosen, nothingKnown } from "./chosen";
import { sessionsOnce } from "./once";
import { usualQuery } from "./query";
import type { ChosenSession } from "./session";
import { sessionsIn } from "./session";
import { association } from "./social/association";

const tell = () => undefined;
const today = calendarDaySchema.parse("2026-11-26");
const query = { ...usualQuery(today), enclosureIds: ["isle"] };
const ask = (packed: readonly PackedSession[]) =>
  chosen(query, sessionsIn("isle", packed), nothingKnown);
const behaviourIds = ["rest", "feed", "call"];
const budgetOf = (packed: readonly PackedSession[]) =>
  analyses.budget(
    ask(packed),
    { sampling: "focal", by: "all", questionRef: null, behaviourIds },
    tell,
  )[0]!.budget;
const ids = (sessions: readonly ChosenSession[]) =>
  sessions.map(({ facts }) => facts.obsSessionId);
const coursesIn = ({ watched }: ChosenSession) =>
  coursesOf(watched.sessions, watched.bouts);

describe("what two watched at once", () => {
  // Ana and Ben follow one animal on one day, Ana alone on two others.
  const first = aFollow("1", 2, { more: { observerId: "ana" } });
  const again = aFollow("2", 9, { more: { observerId: "ben" } });
  const alone = [3, 4].map((rest) =>
    aFollow(`a${String(rest)}`, rest, {
      day: 20 + rest,
      more: { observerId: "ana" },
    }),
  );

  it("is one session in budgets and rates, and said of how many it is not", () => {
    const packed = [first, again, ...alone];
    expect(budgetOf(packed)).toEqual(budgetOf([first, ...alone]));
    const begun = (all: readonly PackedSession[]) =>
      analyses.rates(
        ask(all),
        { by: "all", questionRef: null, behaviourIds },
        tell,
      );
    expect(begun(packed)).toEqual(begun([first, ...alone]));
    expect(analyses.summary(ask(packed))).toMatchObject({
      sessions: 3,
      left: { secondLooks: 1, cutLooks: 0 },
    });
  });

  it("is both where people are held against each other", () => {
    const all = ask([first, again, ...alone]);
    expect(analyses.summaryOfAll(all)).toMatchObject({
      sessions: 4,
      left: { secondLooks: 0, cutLooks: 0 },
    });
    const { pairs } = analyses.agreement(
      all,
      {
        behaviours: [{ behaviourId: "rest", kind: "state" }],
        ...{ tolerance: 5000, order: null, referenceId: null, byHand: false },
      },
      tell,
    );
    expect(pairs).toMatchObject([{ oneId: "ana", otherId: "ben" }]);
  });

  it("counts in each of two campaigns that are held against each other", () => {
    const of = (campaignId: string, one: PackedSession) => ({
      ...one,
      facts: { ...one.facts, campaignId },
    });
    const whole = { from: query.from, to: query.to };
    const side = (campaignId: string) => ({
      ...{ ...whole, animalIds: [], groupId: null, campaignId },
    });
    const { one, other } = analyses.comparison(
      ask([of("x", first), of("y", again)]),
      { sampling: "focal", behaviourIds, one: side("x"), other: side("y") },
      tell,
    );
    expect([one.sessions, other.sessions]).toEqual([1, 1]);
  });

  it("is what is asked for of one of them", () => {
    const { sessions, left } = chosen(
      { ...query, observerIds: ["ben"] },
      sessionsIn("isle", [first, again]),
      nothingKnown,
    );
    expect(ids(sessions)).toEqual(["2"]);
    expect(left.secondLooks).toBe(0);
  });
});

describe("sessions side by side", () => {
  it("keep the animals that one alone followed, and what was watched after the other", () => {
    const rows = { focal: courseOf([0, "rest"]) };
    const ana = aSessionBy("ana", rows, { minutes: 30 });
    const ben = aSessionBy("ben", rows, {
      ...{ after: 20 * minute, minutes: 20 },
      animalIds: ["animal-1", "animal-2"],
    });
    const { sessions, out, cut } = sessionsOnce([ana, ben]);
    expect([out, cut]).toEqual([0, 1]);
    expect(sessions[0]).toBe(ana);
    const seen = coursesIn(sessions[1]!).map((one) => [
      one.animalId,
      one.seen,
      one.states.get("rest") ?? [],
    ]);
    const whole = { from: 0, to: 20 * minute };
    const rest = { from: 10 * minute, to: 20 * minute };
    expect(seen).toEqual([
      ["animal-2", [whole], []],
      ["animal-1", [rest], [rest]],
    ]);
    expect([...sessions[1]!.watched.followedMs]).toEqual([
      ["animal-2", 20 * minute],
      ["animal-1", 10 * minute],
    ]);
  });

  it("of scans are told apart by animal and instant; follows take nothing from scans", () => {
    const ana = aSessionBy("ana", { scans: scansOf("rrrrrrrrrr") });
    const both = ["animal-1", "animal-2"];
    const twice = aSessionBy("ben", {
      scans: [0, 1].map((slot) =>
        aScanRow({
          ...{ t: slot * minute, slot },
          seen: both.map((animalId) => aSeen({ animalId })),
        }),
      ),
    });
    const follow = aSessionBy(
      "cem",
      { focal: courseOf([0, "rest"]) },
      { obsSessionId: "follow" },
    );
    const { sessions, out, cut } = sessionsOnce([ana, twice, follow]);
    expect([out, cut]).toEqual([0, 1]);
    expect(sessions[0]).toBe(ana);
    expect(sessions[2]).toBe(follow);
    expect(sessions[1]!.watched.intervals).toMatchObject([
      { animalId: "animal-2", t: 0 },
      { animalId: "animal-2", t: minute },
    ]);
  });

  it("tell of two animals of one of which another session counts nothing, rather than that one was alone", () => {
    // Side by side in every scan, of which one's are counted in Ana's session and the other's in Ben's.
    const scans = (other: string) => ({
      scans: Array.from({ length: 8 }, (_, slot) =>
        aScanRow({
          ...{ t: slot * minute, slot },
          seen: ["animal-1", other].map((animalId, at) =>
            aSeen({ animalId, x: 100 + 100 * at, y: 100 }),
          ),
        }),
      ),
    });
    const of = (observerId: string, other: string, minutes: number) =>
      aSessionBy(observerId, scans(other), {
        ...{ minutes, animalIds: ["animal-1", other] },
      });
    const all = [of("ana", "animal-2", 11), of("ben", "animal-3", 10)];
    const { dyads } = association(
      { sessions: sessionsOnce(all).sessions },
      {
        ...aGround({ enclosureId: "enclosure-1" }),
        ...{ within: 2, levelHeight: 2, index: "sri", threshold: 0 },
      },
      tell,
    );
    expect(
      dyads.map(({ one, other, association: found, proximity }) => [
        `${one} ${other}`,
        found?.value ?? null,
        proximity?.n ?? null,
      ]),
    ).toEqual([
      ["animal-1 animal-2", 1, 8],
      ["animal-1 animal-3", null, null],
      ["animal-2 animal-3", null, null],
    ]);
  });

  it("are as they were, of one person, at other times, or of nothing", () => {
    const rows = { focal: courseOf([0, "rest"]) };
    const all = [
      aSessionBy("ana", rows),
      aSessionBy("ana", rows, { after: 5 * minute }),
      aSessionBy("ben", rows, { after: 60 * minute }),
      aSessionBy("ben", {}, { animalIds: [], interval: 60 }),
    ];
    expect(sessionsOnce(all)).toEqual({ sessions: all, out: 0, cut: 0 });
    expect(sessionsOnce([])).toEqual({ sessions: [], out: 0, cut: 0 });
  });

  it("in which scans are looked at twice and follows are not, keep their follows", () => {
    const scans = scansOf("rrrr");
    const ana = aSessionBy("ana", { scans }, { minutes: 11 });
    const ben = aSessionBy("ben", { scans, focal: courseOf([0, "rest"]) });
    const { sessions, cut } = sessionsOnce([ben, ana]);
    expect(cut).toBe(1);
    expect(sessions[0]!.watched.intervals).toEqual([]);
    expect(coursesIn(sessions[0]!)).toHaveLength(1);
  });
});
