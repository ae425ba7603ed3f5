import type { Enclosure } from "@domain/enclosure/enclosure";
import type { FeedOf } from "@domain/measures/ingest/check";
import type { Feed, SensorSource } from "@domain/measures/ingest/source";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { isPutAway } from "@domain/record/put-away";
import type {
  DocumentReference,
  DocumentSnapshot,
} from "firebase-admin/firestore";
import { readingOf, ref } from "../../edge/documents";

type GetAll = (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/** The records that feeds name, those that are there and the establishment's own. */
export interface NamedRecords {
  parameters: Map<string, EnvironmentalParameter>;
  enclosures: Map<string, Enclosure>;
}

type NamedCollection = "environmentalParameters" | "enclosures";

/** Reads what feeds of an establishment name, each record once. */
export async function readNamed(
  getAll: GetAll,
  zooId: string,
  feeds: readonly Pick<Feed, "parameterId" | "enclosureId">[],
): Promise<NamedRecords> {
  const named: NamedRecords = { parameters: new Map(), enclosures: new Map() };
  const wanted = new Map<string, readonly [NamedCollection, string]>();
  for (const { parameterId, enclosureId } of feeds) {
    wanted.set(`p ${parameterId}`, ["environmentalParameters", parameterId]);
    wanted.set(`e ${enclosureId}`, ["enclosures", enclosureId]);
  }
  const all = [...wanted.values()];
  if (all.length === 0) return named;
  const stored = await getAll(...all.map(([name, id]) => ref(name, id)));
  for (const [index, [collection, id]] of all.entries()) {
    const snapshot = stored[index];
    if (snapshot?.get("zooId") !== zooId || isPutAway(snapshot.data() ?? {}))
      continue;
    if (collection === "enclosures") {
      const { record } = readingOf("enclosures", snapshot);
      if (record !== null) named.enclosures.set(id, record);
    } else {
      const { record } = readingOf("environmentalParameters", snapshot);
      if (record !== null) named.parameters.set(id, record);
    }
  }
  return named;
}

/** The feeds of a source by their names, those whose parameter and place are there. */
export function feedsOf(
  { feeds }: SensorSource,
  { parameters, enclosures }: NamedRecords,
): FeedOf {
  const known = new Map(feeds.map((feed) => [feed.feed, feed]));
  return (name) => {
    const feed = known.get(name);
    if (feed === undefined || !enclosures.has(feed.enclosureId))
      return undefined;
    const parameter = parameters.get(feed.parameterId);
    return parameter === undefined ? undefined : { feed, parameter };
  };
}
