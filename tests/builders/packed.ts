import { randomFor, wholeBelow } from "@domain/analysis/interval/random";
import { monthOfSession } from "@domain/observation/outcome";
import type { PackedSession, PackPart } from "@domain/observation/pack";
import { packedFacts, packsOf, partsOf } from "@domain/observation/pack";
import type { ObsSession } from "@domain/observation/obs-session";
import type { Rows, ScanRow } from "@domain/observation/rows/row";
import { minuteMs } from "@domain/time/lengths";
import { aClosedSession, aFocalRow, aSeen, someRows } from "./observation";

/** A closed session as a pack holds it. */
export function aPackedSession(
  session: Partial<ObsSession> = {},
  rows: Partial<Rows> = {},
): PackedSession {
  const facts = packedFacts(aClosedSession(session));
  if (facts === null) throw new Error("not closed");
  return { facts, rows: someRows(rows) };
}

/** Ten minutes of one animal from an hour of a day on in Paris, of which so many at the beginning it rests, then feeds. */
export const aFollow = (
  obsSessionId: string,
  restMinutes: number,
  { animalId = "animal-1", day = 20, hour = 9, more = {} } = {},
): PackedSession =>
  aPackedSession(
    {
      obsSessionId,
      animalIds: [animalId],
      interval: null,
      startedAt: new Date(Date.UTC(2026, 10, day, hour - 1)),
      endedAt: new Date(Date.UTC(2026, 10, day, hour - 1, 10)),
      ...more,
    },
    {
      focal: [
        aFocalRow({ animalId, behaviourId: "rest" }),
        aFocalRow({ animalId, act: "stop", t: restMinutes * minuteMs }),
        aFocalRow({ animalId, behaviourId: "feed", t: restMinutes * minuteMs }),
        aFocalRow({
          animalId,
          act: "point",
          behaviourId: "call",
          t: 9 * minuteMs,
        }),
      ],
    },
  );

const behaviours = ["rest", "feed", "walk", "play", "groom", "call"];

/** All animals at one instant, anywhere. */
function aScan(
  random: () => number,
  animals: number,
  slot: number,
  interval: number,
): ScanRow {
  return {
    t: slot * interval * 1000,
    slot,
    seen: Array.from({ length: animals }, (_, animal) => {
      const doing = behaviours[wholeBelow(random, behaviours.length)] ?? "rest";
      return aSeen({
        animalId: `animal-${String(animal + 1)}`,
        behaviourIds: random() < 0.95 ? [doing] : null,
        x: wholeBelow(random, 1000),
        y: wholeBelow(random, 1000),
        level: wholeBelow(random, 3),
      });
    }),
  };
}

/** So many scans of so many animals, in sessions one a day, the last of them in November 2026. */
export function scannedSessions(
  scans: number,
  animals: number,
  sessions: number,
): PackedSession[] {
  const random = randomFor("scanned");
  const interval = 60;
  return Array.from({ length: sessions }, (_, place) => {
    const own =
      Math.floor(((place + 1) * scans) / sessions) -
      Math.floor((place * scans) / sessions);
    const startedAt = new Date(
      Date.UTC(2026, 10, 20 - (sessions - 1 - place), 7 + (place % 9)),
    );
    return aPackedSession(
      {
        obsSessionId: `scan-${String(place)}`,
        observerId: `observer-${String(place % 3)}`,
        startedAt,
        endedAt: new Date(startedAt.getTime() + own * interval * 1000),
        interval,
        plannedMinutes: own,
        animalIds: Array.from(
          { length: animals },
          (_one, at) => `animal-${String(at + 1)}`,
        ),
      },
      {
        scans: Array.from({ length: own }, (_one, slot) =>
          aScan(random, animals, slot, interval),
        ),
      },
    );
  });
}

/** Sessions as they are packed, by month: texts by the month they are of. */
export function packedByMonth(
  sessions: readonly PackedSession[],
): { month: string; rows: string; obsSessionIds: string[] }[] {
  const months = new Map<string, PackPart[]>();
  for (const session of sessions) {
    const month = monthOfSession(session.facts) ?? "";
    const parts = months.get(month) ?? [];
    months.set(month, parts);
    parts.push(...(partsOf(session) ?? []));
  }
  return [...months].flatMap(([month, parts]) =>
    packsOf(parts).map((pack) => ({ month, ...pack })),
  );
}
