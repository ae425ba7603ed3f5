import { isMap } from "../schema/is-map";
import type { z } from "zod";
import { residentSchema, specieCountSchema } from "../enclosure/enclosure";
import { teamFields } from "../sector/sector";
import {
  choice,
  choiceOf,
  ids,
  instant,
  number,
  textOf,
  unlessEmpty,
  upcasting,
  yes,
} from "./values";

type Values = Readonly<Record<string, unknown>>;

/** Whether a record is put away; nothing is said of most of the existing ones. */
const removal = { isDeleted: yes, isArchived: yes, deletedAt: instant };

const teams = Object.fromEntries(
  Object.values(teamFields).map((field) => [field, ids]),
);

export const upcastSector = upcasting({
  ...teams,
  ...removal,
  sectorName: (value, { label }) => textOf(value) ?? textOf(label) ?? undefined,
  sectorColor: unlessEmpty,
  sectorProfilePicture: unlessEmpty,
});

const upcastZone = upcasting({
  areaId: (value) => (typeof value === "number" ? String(value) : value),
  areaName: (value, { name, areaId }) =>
    textOf(value) ?? textOf(name) ?? textOf(areaId) ?? undefined,
  areaSurface: number,
  areaHeight: number,
  indoor: yes,
  hiddenForQuestionnaire: yes,
  hiddenForScanSampling: yes,
  areaImage: unlessEmpty,
  areaImageUrl: unlessEmpty,
  // Said how a form was to go on, and is stored no more.
  shouldUpload: () => undefined,
});

/** The elements of a list that are as today's. */
const those = (element: z.ZodObject) => (value: unknown) =>
  Array.isArray(value)
    ? value.filter((one) => element.safeParse(one).success)
    : undefined;

export const upcastEnclosure = upcasting({
  ...removal,
  enclosureName: (value, { label }) =>
    textOf(value) ?? textOf(label) ?? undefined,
  linkedSectorId: choice,
  areas: (value) =>
    Array.isArray(value)
      ? value.map((zone: unknown) => (isMap(zone) ? upcastZone(zone) : zone))
      : value,
  temperature: number,
  // Functions count them; what was kept there before may have any shape.
  speciesList: those(specieCountSchema),
  animalsData: those(residentSchema),
  enclosureProfilePicture: unlessEmpty,
});

export const upcastGroup = upcasting({
  ...removal,
  groupName: (value, { label }) => textOf(value) ?? textOf(label) ?? undefined,
  specieId: (value, { species }) => choiceOf(value) ?? choiceOf(species),
});

/** Where an animal lives: `{enclosureId}`, once the id alone or a choice of it. */
function placeOf(value: unknown): Values | null {
  const id = isMap(value)
    ? (choiceOf(value["enclosureId"]) ?? choiceOf(value))
    : choiceOf(value);
  return id === null ? null : { enclosureId: id };
}

/** One that says so, and nothing else. */
const isPlace = (value: unknown): boolean =>
  isMap(value) &&
  (value["enclosureId"] === null || typeof value["enclosureId"] === "string") &&
  Object.keys(value).length === 1;

export const upcastAnimal = upcasting({
  ...removal,
  animalEnclosureData: (value) => {
    if (value === undefined || isPlace(value)) return value;
    return placeOf(value);
  },
  animalSexe: choice,
  animalChipId: (value) =>
    typeof value === "number" ? String(value) : unlessEmpty(value, {}),
  specieId: choice,
  groupId: choice,
  sectorId: choice,
  authorizedZooIds: ids,
  lastEval: instant,
  animalProfilePicture: unlessEmpty,
});
