import type { PlacedSubject } from "@domain/event/event";
import { placedSubjects, tokenOf } from "@domain/event/event";
import { idSchema } from "@domain/schema/fields";
import { anId } from "../../../ui/list/filter/define-filter";

/** How an address names a record of each kind; the narrowest first. */
export const paramOf = {
  animals: "animalId",
  groups: "groupId",
  enclosures: "enclosureId",
  sectors: "sectorId",
} as const satisfies Record<PlacedSubject, string>;

/** The record that a history or a gallery is of: at most one is given. */
export type About = Record<(typeof paramOf)[PlacedSubject], string | null>;

const recordId = anId((text) => idSchema.safeParse(text).success);
export const aboutParts = {
  animalId: recordId,
  groupId: recordId,
  enclosureId: recordId,
  sectorId: recordId,
};
export const isAnId = recordId;

export const aboutNothing: About = {
  animalId: null,
  groupId: null,
  enclosureId: null,
  sectorId: null,
};

/** A record by its kind and id. */
export interface Named {
  collection: PlacedSubject;
  id: string;
}

const narrowest = Object.keys(paramOf) as PlacedSubject[];

/** The record of an address; null for none. */
export function namedIn(about: About): Named | null {
  for (const collection of narrowest) {
    const id = about[paramOf[collection]];
    if (id !== null) return { collection, id };
  }
  return null;
}

export const aboutOf = (named: Named | null): About => ({
  ...aboutNothing,
  ...(named !== null && { [paramOf[named.collection]]: named.id }),
});

/** One record is asked about: the narrowest wins. */
export const settled = <V extends About>(values: V): V => ({
  ...values,
  ...aboutOf(namedIn(values)),
});

export const tokenIn = (about: About): string | null => {
  const named = namedIn(about);
  return named === null ? null : tokenOf(named.collection, named.id);
};

/** A record as `tokenOf` names it; null for nothing of the kind. */
export function namedBy(token: string | null): Named | null {
  if (token === null) return null;
  const at = token.indexOf("/");
  const collection = placedSubjects.find((one) => one === token.slice(0, at));
  return collection === undefined
    ? null
    : { collection, id: token.slice(at + 1) };
}
