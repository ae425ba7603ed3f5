import { demoGroups } from "../../data/groups";
import { demoSpecies } from "../../data/taxa";
import type { DemoGroup } from "../../data/types";
import { entryOf } from "../../../src/domain/directory/entry-of";
import type { AnimalEntry } from "../../../src/domain/directory/kinds";
import { contentOf } from "../../../src/domain/enclosure/content";
import { membersOf } from "../../../src/domain/group/members";
import { systemAuthor } from "../../../src/domain/task/task";
import type { DemoDocument } from "./document";
import { demoDocument } from "./document";
import { foundingOf } from "./founding";

function groupDocument(group: DemoGroup, now: Date): DemoDocument {
  const { id, zooId, name: groupName, note, speciesId } = group;
  const specie = demoSpecies.find((one) => one.id === speciesId);
  if (!specie) throw new Error(`Unknown species ${speciesId}`);
  const fields = {
    zooId,
    groupName,
    note,
    label: groupName,
    value: id,
    specieId: specie.id,
    specieName: specie.names.fr,
    specieLatinName: specie.latin,
  };
  return demoDocument("groups", id, fields, foundingOf(zooId, now));
}

/** The group of the `index`-th (from 0) animal of a species in an enclosure; null for none. */
export const groupIdOf = (
  enclosureId: string,
  speciesId: string,
  index: number,
): string | null =>
  demoGroups.find(
    (group) =>
      group.enclosureId === enclosureId &&
      group.speciesId === speciesId &&
      (group.animals === null || index < group.animals),
  )?.id ?? null;

export const groupDocuments = (now: Date): DemoDocument[] =>
  demoGroups.map((group) => groupDocument(group, now));

const idOf = ({ path }: DemoDocument): string => path.split("/")[1] ?? "";

const isOf = (kind: "animals" | "enclosures", { path }: DemoDocument) =>
  path.startsWith(`${kind}/`);

/** The documents with what enclosures and groups repeat of the animals in them. */
export function withAnimals(
  documents: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const animals = documents
    .filter((one) => isOf("animals", one))
    .map((one): AnimalEntry => entryOf("animals", idOf(one), one.data));
  const told = documents.map((one) => {
    if (!isOf("enclosures", one)) return one;
    const here = animals.filter(({ enclosureId }) => enclosureId === idOf(one));
    return { ...one, data: { ...one.data, ...contentOf(here) } };
  });
  const stamp = { createdAt: now, createdBy: systemAuthor };
  const members = demoGroups.flatMap(({ id, zooId }) => {
    const here = animals.filter(({ groupId }) => groupId === id);
    return [...membersOf(zooId, here)].map(([animalId, { ...member }]) =>
      demoDocument("groupAnimals", animalId, member, stamp, id),
    );
  });
  return [...told, ...members];
}
