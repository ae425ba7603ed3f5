import fc from "fast-check";
import { expect, it } from "vitest";
import {
  aClosedSession,
  aFocalRow,
  aScanRow,
  aSeen,
  someRows,
} from "../../../tests/builders/observation";
import {
  packedFacts,
  packsOf,
  partsOf,
  partsOfPack,
  piecesOfPack,
  sessionsOfPieces,
} from "./pack";
import type { PackPart } from "./pack";
import type { Change } from "./rows/change";
import type { Correcting } from "./rows/corrected";
import { changeText, wholeSession } from "./rows/change";
import { applyCorrections } from "./rows/corrected";
import { recordedIn, rowsIn } from "./rows/keyed";
import type { Rows } from "./rows/row";
import { noRows } from "./rows/row";
import { rowsText } from "./rows/rows-text";

type Chunk = Parameters<typeof recordedIn>[0][number];

/** A session as it was collected: what each device sealed, and what was corrected afterwards. */
interface Collected {
  sessionId: string;
  records: Chunk[];
  corrections: Correcting[];
}

const behaviours = fc.constantFrom("rest", "walk", "groom");
const instants = fc.integer({ min: 0, max: 600_000 });

const focal = fc
  .record({
    t: instants,
    behaviourId: behaviours,
    act: fc.constantFrom("start" as const, "stop" as const, "point" as const),
  })
  .map(aFocalRow);
const seen = fc
  .record({ behaviourIds: fc.array(behaviours, { maxLength: 2 }) })
  .map(aSeen);
const scan = fc
  .record({
    t: instants,
    slot: fc.integer({ min: 0, max: 10 }),
    seen: fc.array(seen, { maxLength: 3 }),
  })
  .map(aScanRow);
const rows = fc
  .record({
    focal: fc.array(focal, { maxLength: 3 }),
    scans: fc.array(scan, { maxLength: 2 }),
  })
  .map(someRows);

const change: fc.Arbitrary<Change> = fc.oneof(
  focal.map((row) => ({ focal: row })),
  seen.map((one) => ({ seen: one })),
  scan.map((row) => ({ whole: row })),
  fc.constant({ removed: true as const }),
);
/** Of a row that is there, or is not, or is put in. */
const target = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 0, max: 1 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom("f0", "f1", "s0", "s0:0", "s1:+new"),
    )
    .map(([device, n, place]) => `device-${device}_${n}:${place}`),
  fc.constantFrom("+one", "+two"),
);

const collected = (sessionId: string): fc.Arbitrary<Collected> =>
  fc
    .record({
      chunks: fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), rows), {
        minLength: 1,
        maxLength: 4,
      }),
      made: fc.array(
        fc.record({
          target,
          change,
          // Several in one instant, too.
          minute: fc.integer({ min: 0, max: 3 }),
        }),
        { maxLength: 4 },
      ),
      voided: fc.array(fc.boolean(), { maxLength: 2 }),
    })
    .map(({ chunks, made, voided }) => {
      const next = [0, 0];
      const at = (minute: number) =>
        new Date(Date.UTC(2026, 10, 21, 8, minute));
      const corrections = [
        ...made.map(({ minute, ...one }) => ({
          target: one.target,
          change: changeText(one.change),
          at: at(minute),
        })),
        ...voided.map((is, minute) => ({
          target: wholeSession,
          change: changeText({ voided: is }),
          at: at(minute),
        })),
      ];
      return {
        sessionId,
        records: chunks.map(([device, own]) => {
          const n = next[device] ?? 0;
          next[device] = n + 1;
          const deviceId = `device-${device}`;
          const recordId = `${deviceId}_${n}`;
          return { recordId, deviceId, n, rows: rowsText(own) };
        }),
        corrections: corrections.map((one, index) => ({
          ...one,
          correctionId: `correction-${index}`,
        })),
      };
    });

/** What counts of a session by what has arrived of it; null: it is void. */
function rowsOfSession({
  records,
  corrections,
}: Pick<Collected, "records" | "corrections">): Rows | null {
  const { recorded } = recordedIn(records);
  const corrected = applyCorrections(recorded, corrections);
  return corrected.voidedAt === null ? rowsIn(corrected.recorded) : null;
}

const minuteOf: Record<string, number> = { a: 5, b: 1, c: 5 };

/** In characters: little, so that larger sessions lie in pieces. */
const pieceMost = 2000;

/** What packs say of each session beside its rows. */
const factsOf = new Map(
  Object.entries(minuteOf).map(([obsSessionId, minute]) => {
    const startedAt = new Date(Date.UTC(2026, 10, 20, 9, minute));
    return [
      obsSessionId,
      packedFacts(aClosedSession({ obsSessionId, startedAt })),
    ];
  }),
);

function partsNow(one: Collected): PackPart[] {
  const own = rowsOfSession(one);
  const facts = factsOf.get(one.sessionId);
  if (own === null || facts == null) return [];
  return partsOf({ facts, rows: own }, pieceMost) ?? [];
}

/** The packs once a session has changed: what was packed of it before goes. */
const packedAgain = (packs: readonly { rows: string }[], one: Collected) =>
  packsOf([
    ...packs
      .flatMap(partsOfPack)
      .filter(({ obsSessionId }) => obsSessionId !== one.sessionId),
    ...partsNow(one),
  ]);

type Arrival =
  | { of: string; record: Chunk }
  | { of: string; correction: Correcting };

/** Everything of all sessions as it may arrive: in any order, some of it twice. */
const arrivals = (all: readonly Collected[]): fc.Arbitrary<Arrival[]> => {
  const each: Arrival[] = all.flatMap(({ sessionId, records, corrections }) => [
    ...records.map((record) => ({ of: sessionId, record })),
    ...corrections.map((correction) => ({ of: sessionId, correction })),
  ]);
  return fc
    .tuple(
      fc.shuffledSubarray(each, {
        minLength: each.length,
        maxLength: each.length,
      }),
      fc.subarray(each),
      fc.nat(),
    )
    .map(([once, again, at]) => {
      const place = at % (once.length + 1);
      return [...once.slice(0, place), ...again, ...once.slice(place)];
    });
};

const run = fc
  .tuple(collected("a"), collected("b"), collected("c"))
  .chain((all) => fc.tuple(fc.constant(all), arrivals(all)));

it("packs hold the sessions with their corrections, whatever arrived late, twice or corrected", () => {
  fc.assert(
    fc.property(run, ([all, arrived]) => {
      const here = new Map<string, Collected>();
      const changed = new Set<string>();
      let packs: { rows: string }[] = [];
      for (const [at, arrival] of arrived.entries()) {
        const { of } = arrival;
        const before = here.get(of) ?? {
          sessionId: of,
          records: [],
          corrections: [],
        };
        const now =
          "record" in arrival
            ? { ...before, records: [...before.records, arrival.record] }
            : {
                ...before,
                corrections: [...before.corrections, arrival.correction],
              };
        here.set(of, now);
        changed.add(of);
        // Settling lags behind what arrives.
        if (at % 5 !== 0 && at < arrived.length - 1) continue;
        for (const id of changed)
          packs = packedAgain(packs, here.get(id) ?? now);
        changed.clear();
      }
      const { sessions: told } = sessionsOfPieces(
        packs.flatMap((pack) => piecesOfPack(pack) ?? []),
      );
      const expected = [...all]
        .sort(
          (a, b) =>
            (minuteOf[a.sessionId] ?? 0) - (minuteOf[b.sessionId] ?? 0) ||
            (a.sessionId < b.sessionId ? -1 : 1),
        )
        .flatMap((one) => {
          const own = rowsOfSession(one);
          return own === null ? [] : [[one.sessionId, own] as const];
        });
      expect(
        told.map(({ facts, rows: own }) => [facts.obsSessionId, own]),
      ).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

it("a session of which nothing arrived is packed without rows", () => {
  const [part] = partsNow({ sessionId: "a", records: [], corrections: [] });
  expect(
    piecesOfPack({ rows: `[${part?.text ?? ""}]` })?.map((one) => one.rows),
  ).toEqual([noRows]);
});
