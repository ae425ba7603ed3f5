import type { DemoFormer } from "../../../data/former";
import { demoFormer, demoShared } from "../../../data/former";
import { demoSectors } from "../../../data/sectors";
import { demoSpecies } from "../../../data/taxa";
import { animalForm, animalValues } from "../../../../src/domain/animal/animal";
import { endValues } from "../../../../src/domain/animal/end";
import { parisDay } from "../../../../src/domain/time/paris";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { foundingOf } from "../founding";
import { daysAgoAt } from "../moments";

const endedAt = ({ daysAgo }: DemoFormer, now: Date) =>
  daysAgoAt(now, daysAgo, "11:30");

const homeOf = ({ enclosureId }: DemoFormer) => {
  const sector = demoSectors.find(({ enclosures }) =>
    enclosures.some(({ id }) => id === enclosureId),
  );
  if (sector === undefined) throw new Error(`Unknown enclosure ${enclosureId}`);
  return { animalEnclosureData: { enclosureId }, sectorId: sector.id };
};

function formerDocument(one: DemoFormer, now: Date): DemoDocument {
  const { id, name, speciesId, state, reason, by } = one;
  const specie = demoSpecies.find((known) => known.id === speciesId);
  if (!specie) throw new Error(`Unknown species ${speciesId}`);
  const form = {
    ...animalForm(null),
    animalName: name,
    animalSexe: one.sexe,
    animalBirthdate: one.birthdate,
  };
  const card = {
    specieId: specie.id,
    specieName: specie.names.fr,
    specieLatinName: specie.latin,
  };
  const at = endedAt(one, now);
  const end = endValues(
    {
      animalState: state,
      animalStateDate: parisDay(at),
      animalStateReason: reason,
      tasks: "cancel",
      automations: "archive",
    },
    "",
  );
  const fields = {
    zooId: "sentinelle",
    ...animalValues(form, card, null),
    ...end,
  };
  const stamp = {
    ...foundingOf("sentinelle", now),
    updatedAt: at,
    updatedBy: by,
  };
  return demoDocument("animals", id, fields, stamp);
}

/** Those who died or left. */
export const formerDocuments = (now: Date): DemoDocument[] =>
  demoFormer.map((one) => formerDocument(one, now));

/** The documents, with the establishments that may see some of their animals. */
export const withShared = (
  documents: readonly DemoDocument[],
): DemoDocument[] =>
  documents.map((one) => {
    const shared = demoShared[one.path.replace(/^animals\//, "")];
    return shared === undefined
      ? one
      : { ...one, data: { ...one.data, authorizedZooIds: [...shared] } };
  });

/** A record as it was while its animal lived here, and when that ended; null for one that still does. */
export function livingOf(
  id: string,
  data: DemoDocument["data"],
  now: Date,
): { was: DemoDocument["data"]; at: Date; by: string } | null {
  const one = demoFormer.find((former) => former.id === id);
  if (one === undefined) return null;
  const here = { animalState: null, animalStateDate: null };
  const was = {
    ...data,
    ...here,
    ...homeOf(one),
    updatedBy: data["createdBy"],
  };
  return { was, at: endedAt(one, now), by: one.by };
}
