import type { ReadingFate } from "@domain/measures/buckets/hours";
import { seriesKey } from "@domain/measures/buckets/keys";
import { parseCreate } from "@domain/record/parse";
import { database } from "../../edge/admin";
import { readingOf, refBelow, stampNew } from "../../edge/documents";
import { sha256 } from "../../edge/hash";
import type { Importing } from "./importing";

/** So many are read and written at once. */
const atOnce = 200;

/** The same for the same instant of a series: what is imported twice is kept once. */
const idOf = ({ asked }: Importing, at: number): string => {
  const { parameterId, areaId } = asked;
  const series = seriesKey(parameterId, areaId);
  return `import-${sha256(`${series} ${String(at)}`).slice(0, 24)}`;
};

type Given = Importing["asked"]["values"];

const keepSome = (importing: Importing, given: Given): Promise<ReadingFate[]> =>
  database().runTransaction(async (transaction) => {
    const { asked, enclosure, session } = importing;
    const { zooId, enclosureId, parameterId, areaId } = asked;
    const { linkedSectorId } = enclosure;
    const refs = given.map(({ at }) =>
      refBelow("measures", enclosureId, idOf(importing, at)),
    );
    const stored = await transaction.getAll(...refs);
    const made = new Map<string, Given[number]["value"]>();
    return given.flatMap(({ at, value }, index): ReadingFate[] => {
      const snapshot = stored[index];
      if (snapshot === undefined) return [];
      const { id } = snapshot;
      // What became of it since, people said: it is not for a file to say again.
      const there =
        made.get(id) ?? readingOf("measures", snapshot).record?.value;
      if (snapshot.exists || made.has(id))
        return [there === value ? "known" : "differs"];
      made.set(id, value);
      transaction.create(snapshot.ref, {
        ...parseCreate("measures", id, {
          zooId,
          enclosureId,
          sectorIds: linkedSectorId === null ? [] : [linkedSectorId],
          parameterId,
          areaId,
          value,
          at: new Date(at * 1000),
          source: "import",
          by: session.uid,
        }),
        ...stampNew(session.uid),
      });
      return ["added"];
    });
  });

/** Keeps each value as one that a person gave: it stands in the history, and can be corrected; what is written of it counts it. */
export async function keepValues(importing: Importing): Promise<ReadingFate[]> {
  const { values } = importing.asked;
  const fates: ReadingFate[] = [];
  for (let from = 0; from < values.length; from += atOnce)
    fates.push(
      ...(await keepSome(importing, values.slice(from, from + atOnce))),
    );
  return fates;
}
