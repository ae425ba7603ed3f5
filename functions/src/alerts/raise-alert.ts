import { zoneKey } from "@domain/enclosure/zone-key";
import { alertId } from "@domain/measures/alerts/alert";
import type { EpisodeChange } from "@domain/measures/alerts/episode";
import type { Cause } from "@domain/measures/alerts/told";
import { alertOf } from "@domain/measures/alerts/told";
import { equalValues } from "@domain/record/equal";
import { parseCreate } from "@domain/record/parse";
import { idMax } from "@domain/schema/fields";
import { systemAuthor } from "@domain/task/task";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { changeOf, readingOf, ref, stampNew } from "../edge/documents";
import { sha256 } from "../edge/hash";

/** A cause, and what of its alerts opens or closes, in the order of time. */
export interface Raised {
  cause: Cause;
  changes: readonly EpisodeChange[];
}

/** An alert as it is to become. */
interface Episode {
  cause: Cause;
  since: Date;
  /** Whether it opens here: one that only closes was made before. */
  opens: boolean;
  closedAt: Date | null;
}

/** Ids of existing records may be so long that no id is made of several. */
function idOf(cause: string, since: Date): string {
  const id = alertId(cause, since);
  return id.length <= idMax ? id : alertId(sha256(cause), since);
}

/** Where the alert of a cause lies whose episode began at `since`. */
export const alertRef = (
  { id }: Pick<Cause, "id">,
  since: Date,
): DocumentReference => ref("alerts", idOf(id, since));

function episodesOf(raised: readonly Raised[]): Map<string, Episode> {
  const all = new Map<string, Episode>();
  for (const { cause, changes } of raised)
    for (const { kind, since, at } of changes) {
      const id = idOf(cause.id, since);
      const opens = kind === "opened" || all.get(id)?.opens === true;
      const closedAt = kind === "closed" ? at : null;
      all.set(id, { cause, since, opens, closedAt });
    }
  return all;
}

/**
 * Raises alerts of causes, and closes those that are over by themselves: whoever finds one episode again finds one alert. What
 * people said of it stays. Reads; what is answered writes, once the transaction has read all it needs.
 */
export async function raiseAlert(
  transaction: Transaction,
  raised: readonly Raised[],
): Promise<() => void> {
  const episodes = [...episodesOf(raised)];
  if (episodes.length === 0) return () => undefined;
  const stored = await transaction.getAll(
    ...episodes.map(([id]) => ref("alerts", id)),
  );
  const zoneOf = await zonesOf(
    transaction,
    episodes.flatMap(([, { cause, opens }]) => (opens ? [cause] : [])),
  );
  return () => {
    for (const [index, [id, episode]] of episodes.entries()) {
      const { since, opens, closedAt } = episode;
      const area = zoneOf(episode.cause);
      const values = { ...episode.cause.values, ...area };
      const cause = { ...episode.cause, values };
      const snapshot = stored[index];
      if (snapshot === undefined) continue;
      const { record } = readingOf("alerts", snapshot);
      if (record !== null && !equalValues(record.closedAt, closedAt))
        transaction.update(
          snapshot.ref,
          changeOf("alerts", { closedAt }, systemAuthor),
        );
      if (!snapshot.exists && opens)
        transaction.create(snapshot.ref, {
          ...parseCreate("alerts", id, alertOf(cause, since, closedAt)),
          ...stampNew(systemAuthor),
        });
    }
  };
}

/** What the zones of causes are called as their alerts open; nothing of what is of a whole enclosure, or of a zone that is gone. */
async function zonesOf(
  transaction: Transaction,
  causes: readonly Cause[],
): Promise<(cause: Cause) => { area?: string }> {
  const inZones = causes.filter(({ subject }) => subject.areaId !== null);
  const ids = [...new Set(inZones.map(({ subject }) => subject.id))];
  const stored =
    ids.length === 0
      ? []
      : await transaction.getAll(...ids.map((id) => ref("enclosures", id)));
  const names = new Map(
    stored.flatMap((snapshot) => {
      const { record } = readingOf("enclosures", snapshot);
      return (record?.areas ?? []).map(
        ({ areaId, areaName }) =>
          [zoneKey(snapshot.id, areaId), areaName] as const,
      );
    }),
  );
  return ({ subject: { id, areaId } }) => {
    const area = areaId === null ? undefined : names.get(zoneKey(id, areaId));
    return area === undefined ? {} : { area: area.slice(0, 200) };
  };
}

/** The sectors of enclosures as they lie now, for what is told of them. */
export async function sectorsOf(
  transaction: Transaction,
  enclosureIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(enclosureIds)];
  if (ids.length === 0) return new Map();
  const stored = await transaction.getAll(
    ...ids.map((id) => ref("enclosures", id)),
  );
  return new Map(
    stored.flatMap((snapshot): [string, string][] => {
      const { record } = readingOf("enclosures", snapshot);
      const sectorId = record?.linkedSectorId ?? null;
      return sectorId === null ? [] : [[snapshot.id, sectorId]];
    }),
  );
}
