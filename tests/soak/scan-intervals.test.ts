import { describe, expect, it } from "vitest";
import type { Index } from "../../src/domain/analysis/association/indices";
import { associationOf } from "../../src/domain/analysis/association/indices";
import type { Met } from "../../src/domain/analysis/association/scans";
import type { Random } from "../../src/domain/analysis/interval/random";
import { randomFor } from "../../src/domain/analysis/interval/random";
import type { Said } from "../../src/domain/analysis/said";
import {
  electivitiesOf,
  spreadOf,
} from "../../src/domain/analysis/space/zone-use";
import { measuresOf } from "../../src/domain/analysis/variety/measures";
import { availableIn } from "../../src/domain/observation/analysed/space/placed";
import { spaceUse } from "../../src/domain/observation/analysed/space/space-use";
import type { Seen } from "../../src/domain/observation/rows/row";
import { variety } from "../../src/domain/observation/analysed/variety/variety";
import { aGround } from "../builders/ground";
import { aScanRow, aSeen } from "../builders/observation";
import { aChosenSession, minute } from "../builders/watched-sessions";
import { coverage, expectHeld, intervalOf, series, times } from "./coverage";

const tell = () => undefined;
const scans = 30;

/** Which of some kinds each scan of a session meets: by these weights, and at times as the one before. */
function kindsIn(random: Random, weights: readonly number[], rho: number) {
  const draw = () => {
    let left = random();
    const at = weights.findIndex((weight) => (left -= weight) < 0);
    return at < 0 ? weights.length - 1 : at;
  };
  let kind = draw();
  return times(scans, () => {
    if (random() >= rho) kind = draw();
    return kind;
  });
}

/** So many sessions of one animal, of whose scans a kind says what was seen. */
const sessionsOf = (
  sessions: number,
  kinds: () => readonly number[],
  seenOf: (kind: number) => Partial<Seen>,
) =>
  times(sessions, (at) =>
    aChosenSession(
      {
        scans: kinds().map((kind, slot) =>
          aScanRow({
            ...{ t: slot * minute, slot },
            seen: [aSeen(seenOf(kind))],
          }),
        ),
      },
      { obsSessionId: String(at), minutes: scans },
    ),
  );

/** The coverage of several figures of the same series. */
function coverages<K extends string>(
  name: string,
  truths: Readonly<Record<K, number>>,
  one: (random: Random) => Readonly<Record<K, Said | undefined>>,
): Record<string, number> {
  const random = randomFor(name);
  const drawn = times(series, () => one(random));
  return Object.fromEntries(
    Object.keys(truths).map((key) => {
      const figure = key as K;
      const all = drawn.values();
      const next = () => {
        const said = all.next().value?.[figure];
        return said === undefined ? null : intervalOf(said);
      };
      return [key, coverage(`${name}: ${key}`, truths[figure], next)];
    }),
  );
}

describe("intervals of 95 % hold the truth", () => {
  // Of all scans those together, both seen apart, and one alone; the rest has neither.
  it.each([
    ["sri", 0.3, 0.3, 0.4, 40],
    ["sri", 0.1, 0.6, 0.3, 30],
    ["sri", 0.05, 0.05, 0.9, 100],
    ["sri", 0.5, 0, 0.5, 40],
    ["sri", 0.7, 0.1, 0.1, 20],
    ["hwi", 0.3, 0.3, 0.4, 40],
    ["hwi", 0.1, 0.1, 0.8, 60],
    ["hwi", 0.1, 0.6, 0.3, 30],
    ["hwi", 0.05, 0.05, 0.9, 100],
    ["hwi", 0.5, 0, 0.5, 40],
    ["hwi", 0.7, 0, 0.3, 40],
    ["hwi", 0.15, 0.05, 0.8, 200],
  ] satisfies [Index, number, number, number, number][])(
    "of an index: %s of %s together, %s apart, %s alone, %s scans",
    (index, together, apart, alone, scans) => {
      const below = { sri: alone, hwi: alone / 2 }[index];
      const found = coverage(
        `${index} ${together} ${apart} ${alone} ${scans}`,
        together / (together + apart + below),
        (random) => {
          const met: Met = { together: 0, both: 0, either: 0 };
          for (let scan = 0; scan < scans; scan += 1) {
            const drawn = random();
            if (drawn < together) met.together += 1;
            if (drawn < together + apart) met.both += 1;
            if (drawn < together + apart + alone) met.either += 1;
          }
          return associationOf(met, index)?.interval ?? null;
        },
      );
      expectHeld(found);
    },
  );

  it.each([
    [10, 0.4, 0.5],
    [10, 0.1, 0.5],
    [12, 0.03, 0.5],
    [12, 0.2, 0],
    [12, 0.2, 0.5],
    [20, 0.5, 0.5],
    [20, 0.1, 0.5],
  ])(
    "of the use of two zones: %s sessions, %s in the pond, correlation %s",
    (sessions, share, rho) => {
      const ground = aGround({ enclosureId: "enclosure-1" });
      const { shares, areaIds } = availableIn(ground);
      const weights = [1 - share, share];
      const [meadow = 0, pond = 0] = electivitiesOf(weights, shares) ?? [];
      const found = coverages(
        `zones ${sessions} ${share} ${rho}`,
        { meadow, pond, spread: spreadOf(weights, shares) ?? 0 },
        (random) => {
          const kinds = () => kindsIn(random, weights, rho);
          const [row] = spaceUse(
            {
              sessions: sessionsOf(sessions, kinds, (kind) => ({
                ...{ x: null, y: null, areaId: areaIds[kind] ?? null },
              })),
            },
            { ...ground, by: "all" },
            tell,
          ).rows;
          return {
            meadow: row?.zones[0]?.electivity,
            pond: row?.zones[1]?.electivity,
            spread: row?.spread,
          };
        },
      );
      expectHeld(found["meadow"] ?? 0);
      expectHeld(found["pond"] ?? 0);
      // The spread of a zone that is hardly ever used is held less often: 0.90 of a share of 0.03 over 12 sessions.
      if (share >= 0.1) expectHeld(found["spread"] ?? 0);
    },
  );

  it.each([
    [12, [0.25, 0.25, 0.25, 0.25], 0.5],
    [12, [0.4, 0.3, 0.2, 0.1], 0],
    [30, [0.4, 0.3, 0.2, 0.1], 0.5],
    [8, [0.85, 0.1, 0.05], 0.5],
    [10, [0.3, 0.2, 0.15, 0.1, 0.1, 0.07, 0.05, 0.03], 0],
    [10, [0.3, 0.2, 0.15, 0.1, 0.1, 0.07, 0.05, 0.03], 0.5],
    [20, [0.3, 0.2, 0.15, 0.1, 0.1, 0.07, 0.05, 0.03], 0.5],
  ])(
    "of how varied behaviours are: %s sessions, %s, correlation %s",
    (sessions, weights, rho) => {
      const ids = weights.map((_, at) => `b${String(at)}`);
      const {
        shannon = 0,
        evenness = 0,
        hillOne = 0,
        hillTwo = 0,
      } = measuresOf(weights, weights.length) ?? {};
      const found = coverages(
        `variety ${sessions} ${weights.join(" ")} ${rho}`,
        { shannon, evenness: evenness ?? 0, hillOne, hillTwo },
        (random) => {
          const kinds = () => kindsIn(random, weights, rho);
          const [row] = variety(
            {
              sessions: sessionsOf(sessions, kinds, (kind) => ({
                behaviourIds: [ids[kind] ?? ""],
              })),
              groupOf: {},
            },
            {
              by: "all",
              behaviours: ids.map((behaviourId) => ({
                ...{ behaviourId, valence: null },
              })),
            },
            tell,
          ).rows;
          return {
            shannon: row?.shannon,
            evenness: row?.evenness,
            hillOne: row?.hillOne,
            hillTwo: row?.hillTwo,
          };
        },
      );
      // Ends at what a measure can be at most hold more often than is promised where all are as frequent.
      for (const share of Object.values(found))
        if (new Set(weights).size === 1)
          expect(share).toBeGreaterThanOrEqual(0.93);
        else expectHeld(share);
    },
  );
});
