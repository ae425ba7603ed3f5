import { isHere } from "@domain/animal/life";
import type { AskedOf } from "@domain/export/asked";
import { groupsQuery, membersQuery } from "@domain/group/group-queries";
import { namesOf } from "../names";
import { atOnce, readableBy } from "../read";
import type { Asking, Table } from "./exporter";
import { plainTable } from "./lists/plain-table";

const headings = {
  name: "groups.fields.groupName",
  species: "groups.fields.specieId",
  latin: "exports.columns.latin",
  animals: "exports.columns.animals",
  names: "exports.columns.names",
  note: "groups.fields.note",
} as const;

/** The names of the animals that live there and are in groups. */
function membersOf({ session, language }: Asking) {
  const known = new Map<string, string[]>();
  return {
    async learn(groupIds: Iterable<string | null>) {
      for (const id of groupIds) {
        const names: string[] = [];
        const queries =
          id === null ? [] : [membersQuery(session.zooId, id, atOnce)];
        for await (const { records } of readableBy(session, queries))
          names.push(...records.filter(isHere).map((one) => one.animalName));
        names.sort((a, b) => a.localeCompare(b, language));
        known.set(id ?? "", names);
      }
    },
    of: (groupId: string) => known.get(groupId) ?? [],
  };
}

/** The groups of an establishment, or of a species there, with the animals that live there and are in each. */
export function groupsTable(
  asking: Asking,
  { specieId }: AskedOf<"groups">,
): Table {
  const { session, language, say } = asking;
  const species = namesOf("species", (one) => one.names[language] ?? null);
  const members = membersOf(asking);
  return plainTable(asking, {
    queries: [groupsQuery(session.zooId, atOnce)],
    wanted: (records) =>
      records.filter(
        (one) =>
          one.deletedAt === null &&
          !one.isArchived &&
          (specieId === null || one.specieId === specieId),
      ),
    learns: [
      [species, (one) => [one.specieId]],
      [members, (one) => [one.groupId]],
    ],
    headings,
    row: (one) => ({
      name: one.groupName,
      species:
        one.specieId === null
          ? say("groups.states.anySpecie")
          : species.of(one.specieId) || one.specieName,
      latin: one.specieLatinName,
      animals: members.of(one.groupId).length,
      names: members.of(one.groupId).join(", "),
      note: one.note ?? "",
    }),
  });
}
