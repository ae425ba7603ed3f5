import type {
  ImportedSession,
  ImportFate,
} from "@domain/observation/transfer/import/callable";
import {
  callTextMost,
  sessionsAtOnce,
} from "@domain/observation/transfer/import/callable";
import { chunksOf } from "@domain/observation/transfer/import/chunks";
import type { PlannedSession } from "@domain/observation/transfer/import/plan";
import { rowsText } from "@domain/observation/rows/rows-text";
import { call } from "../../../../data/calls";

const sentOf = (
  { rows, observer, startedAt, endedAt, ...session }: PlannedSession,
  dryRun: boolean,
): ImportedSession => {
  void observer;
  return {
    ...session,
    startedAt: startedAt.getTime(),
    endedAt: endedAt.getTime(),
    chunks: dryRun ? [] : chunksOf(rows).map(rowsText),
  };
};

const lengthOf = ({ chunks }: ImportedSession): number =>
  chunks.reduce((sum, text) => sum + text.length, 0);

/** As many sessions at once as one call takes. */
function partsOf(sessions: readonly ImportedSession[]): ImportedSession[][] {
  const parts: ImportedSession[][] = [];
  let length = 0;
  for (const session of sessions) {
    const part = parts.at(-1);
    const own = lengthOf(session);
    if (
      part === undefined ||
      part.length >= sessionsAtOnce ||
      length + own > callTextMost
    ) {
      parts.push([session]);
      length = own;
    } else {
      part.push(session);
      length += own;
    }
  }
  return parts;
}

/**
 * Sends sessions part by part, or asks what would become of them (dry): each is made whole or not at all, and what is there
 * stays, so the same again goes on where it broke off. Rejects AppError where a part is refused.
 */
export async function sendSessions(
  zooId: string,
  sessions: readonly PlannedSession[],
  dryRun: boolean,
  told: (fates: readonly ImportFate[]) => void = () => undefined,
): Promise<ImportFate[]> {
  const fates: ImportFate[] = [];
  const all = sessions.map((session) => sentOf(session, dryRun));
  for (const part of partsOf(all)) {
    const asked = { zooId, dryRun, sessions: part };
    const answer = await call("importObservations", asked);
    fates.push(...answer.fates);
    told([...fates]);
  }
  return fates;
}
