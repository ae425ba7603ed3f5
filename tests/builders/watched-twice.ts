import { randomFor, wholeBelow } from "@domain/analysis/interval/random";
import type { PackedSession } from "@domain/observation/pack";
import { aFocalRow } from "./observation";
import { aPackedSession } from "./packed";

const told = ["rest", "feed", "walk", "play", "groom"];
const dayMs = 24 * 60 * 60 * 1000;

/** So many follows of half an hour, of ten animals in turns: what they do lasts about a minute. */
export const followedSessions = (count: number): PackedSession[] =>
  Array.from({ length: count }, (_, place) => {
    const random = randomFor(`follow ${String(place)}`);
    const startedAt = new Date(
      Date.UTC(2026, 10, 20, 8) - Math.floor(place / 4) * dayMs,
    );
    const minutes = 30;
    const animalId = `animal-${String((place % 10) + 1)}`;
    const focal = [];
    let last: string | null = null;
    for (
      let t = 0;
      t < minutes * 60_000;
      t += 20_000 + wholeBelow(random, 80_000)
    ) {
      const behaviourId = told[wholeBelow(random, told.length)] ?? "rest";
      if (last !== null)
        focal.push(aFocalRow({ t, act: "stop", animalId, behaviourId: last }));
      focal.push(aFocalRow({ t, animalId, behaviourId }));
      if (random() < 0.3)
        focal.push(
          aFocalRow({
            t: t + 500,
            act: "point",
            animalId,
            behaviourId: "call",
          }),
        );
      last = behaviourId;
    }
    return aPackedSession(
      {
        obsSessionId: `follow-${String(place)}`,
        observerId: `observer-${String(place % 3)}`,
        startedAt,
        endedAt: new Date(startedAt.getTime() + minutes * 60_000),
        interval: null,
        plannedMinutes: minutes,
        animalIds: [animalId],
      },
      { focal },
    );
  });

/** Each session of scans by one person, and by another who tells something else one time in eight. */
export const seenTwice = (
  sessions: readonly PackedSession[],
): PackedSession[] =>
  sessions.flatMap((session) => {
    const random = randomFor(session.facts.obsSessionId);
    const scans = session.rows.scans.map((scan) => ({
      ...scan,
      t: scan.t + 1000,
      seen: scan.seen.map((seen) =>
        seen.behaviourIds !== null && random() < 1 / 8
          ? { ...seen, behaviourIds: ["rest"] }
          : seen,
      ),
    }));
    const of = (observerId: string, obsSessionId: string) => ({
      ...session.facts,
      observerId,
      obsSessionId,
    });
    const { obsSessionId } = session.facts;
    return [
      { ...session, facts: of("ana", obsSessionId) },
      {
        facts: of("ben", `${obsSessionId} again`),
        rows: { ...session.rows, scans },
      },
    ];
  });
