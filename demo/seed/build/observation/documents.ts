import {
  monthOfSession,
  outcomeOfSession,
} from "../../../../src/domain/observation/outcome";
import { obsRecordSchema } from "../../../../src/domain/observation/obs-session";
import type { PackPart } from "../../../../src/domain/observation/pack";
import {
  packedFacts,
  packsOf,
  partsOf,
} from "../../../../src/domain/observation/pack";
import { lastInstant } from "../../../../src/domain/observation/rows/row";
import { rowsText } from "../../../../src/domain/observation/rows/rows-text";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import type { Held } from "./held";
import { held, heldAgain, plan } from "./held";
import type { Herd } from "./herd";
import { enclosureId, herdIn, zooId } from "./herd";
import { trainingDocuments, trainingPair } from "./training";

/** So many sessions of each, and so many of them are what somebody else saw of the first ones. */
export const sessionsHeld = {
  focal: { all: 60, twice: 12 },
  scan: { all: 40, twice: 10 },
} as const;

/** A session as it is stored, with what follows from it, and what goes into a pack. */
function documentsOf({ fields, session, rows }: Held): {
  documents: DemoDocument[];
  parts: PackPart[];
} {
  const { obsSessionId, observerId, startedAt, endedAt } = session;
  if (startedAt === null || endedAt === null) throw new Error("not closed");
  const record = {
    zooId,
    obsSessionId,
    observerId,
    deviceId: "demo",
    n: 0,
    until: new Date(startedAt.getTime() + lastInstant(rows)),
    rows: rowsText(rows),
  };
  const recordId = "demo_0";
  const stamp = { createdAt: endedAt, createdBy: observerId };
  const parsed = obsRecordSchema.parse({ ...record, recordId });
  const outcome = outcomeOfSession(session, plan, [parsed], []);
  const settled = { ...session, ...outcome.derived };
  const facts = packedFacts(settled);
  if (facts === null) throw new Error("not closed");
  return {
    documents: [
      demoDocument(
        "obsSessions",
        obsSessionId,
        { ...fields, ...outcome.derived },
        stamp,
      ),
      demoDocument("obsRecords", recordId, record, stamp, obsSessionId),
    ],
    parts: partsOf({ facts, rows: outcome.rows }) ?? [],
  };
}

function packDocuments(
  month: string,
  parts: readonly PackPart[],
  { sectorIds }: Herd,
  now: Date,
): DemoDocument[] {
  return packsOf(parts).map((content, n) =>
    demoDocument(
      "scanPacks",
      `${enclosureId}_${month}_${n}`,
      { zooId, enclosureId, month, sectorIds, ...content },
      { createdAt: now, createdBy: "system" },
    ),
  );
}

/**
 * Sixty follows and forty sessions of scans of the lemurs on their island, over three months: they feed in the morning and
 * rest on the platform in the afternoon, one male keeps apart, and in autumn they do less that differs. Some are
 * what a second person saw of the same. Beside them a training: what a keeper and an expert saw of one.
 */
export function observationDocuments(
  records: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const herd = herdIn(records);
  const of = (channel: "focal" | "scan") => {
    const { all: most, twice } = sessionsHeld[channel];
    const first = Array.from({ length: most - twice }, (_, place) =>
      held(herd, channel, place, now),
    );
    const again = first
      .slice(0, twice)
      .map((one, place) =>
        heldAgain(one, `lemurs-${channel}-${first.length + place + 1}`, place),
      );
    return [...first, ...again];
  };
  const all = [...of("focal"), ...of("scan")];
  const stored = all.map(documentsOf);
  const byMonth = new Map<string, PackPart[]>();
  for (const [at, { parts: own }] of stored.entries()) {
    const session = all[at]?.session;
    const month = session === undefined ? null : monthOfSession(session);
    if (month === null) continue;
    const parts = byMonth.get(month) ?? [];
    byMonth.set(month, parts);
    parts.push(...own);
  }
  const trained = trainingPair(herd, now);
  return [
    ...stored.flatMap(({ documents }) => documents),
    // What is learned lies in no pack.
    ...trained.flatMap((one) => documentsOf(one).documents),
    ...trainingDocuments(trained, now),
    ...[...byMonth].flatMap(([month, parts]) =>
      packDocuments(month, parts, herd, now),
    ),
  ];
}
