import { isHere } from "@domain/animal/life";
import type { AskedOf } from "@domain/export/asked";
import type { Group } from "@domain/group/group";
import { groupsQuery, membersQuery } from "@domain/group/group-queries";
import { atOnce, countOf, readableBy } from "../read";
import { namesOf } from "../names";
import type { Asking, Table } from "./exporter";

/** The groups of an establishment, or of a species there, with the animals that live there and are in each. */
export function groupsTable(
  { session, language, say }: Asking,
  { specieId }: AskedOf<"groups">,
): Table {
  const { zooId } = session;
  const query = groupsQuery(zooId, atOnce);
  const species = namesOf("species", (one) => one.names[language] ?? null);
  const isWanted = (one: Group) =>
    one.deletedAt === null &&
    !one.isArchived &&
    (specieId === null || one.specieId === specieId);
  const namesIn = async ({ groupId }: Group): Promise<string[]> => {
    const names: string[] = [];
    const members = [membersQuery(zooId, groupId, atOnce)];
    for await (const { records } of readableBy(session, members))
      names.push(...records.filter(isHere).map((one) => one.animalName));
    return names.sort((a, b) => a.localeCompare(b, language));
  };
  return {
    header: [
      say("groups.fields.groupName"),
      say("groups.fields.specieId"),
      say("exports.columns.latin"),
      say("exports.columns.animals"),
      say("exports.columns.names"),
      say("groups.fields.note"),
    ],
    total: () => countOf([query]),
    async *pages() {
      for await (const { records, looked } of readableBy(session, [query])) {
        const kept = records.filter(isWanted);
        await species.learn(kept.map((one) => one.specieId));
        for (const one of kept) {
          const names = await namesIn(one);
          const name = species.of(one.specieId) || one.specieName;
          const row = [
            one.groupName,
            one.specieId === null ? say("groups.states.anySpecie") : name,
            one.specieLatinName,
            names.length,
            names.join(", "),
            one.note ?? "",
          ];
          yield { rows: [row], looked: 0 };
        }
        yield { rows: [], looked };
      }
    },
  };
}
