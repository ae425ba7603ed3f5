import type { AnimalState } from "../../src/domain/animal/animal";

/** An animal that lived in the first establishment until so many days ago. */
export interface DemoFormer {
  readonly id: string;
  readonly name: string;
  readonly speciesId: string;
  readonly sexe: "Male" | "Femelle";
  readonly birthdate: string;
  /** Where it lived. */
  readonly enclosureId: string;
  readonly state: AnimalState;
  readonly daysAgo: number;
  readonly reason: string;
  /** Who noted it. */
  readonly by: string;
}

/** One that died and one that left; their records and their history stay. */
export const demoFormer: readonly DemoFormer[] = [
  {
    id: "colline-lions-lion-baraka",
    name: "Baraka",
    speciesId: "lion",
    sexe: "Femelle",
    birthdate: "05/2006",
    enclosureId: "colline-lions",
    state: "deceased",
    daysAgo: 41,
    reason: "Grand âge, entourée de sa troupe.",
    by: "vet",
  },
  {
    id: "plaine-africaine-giraffe-zarafa",
    name: "Zarafa",
    speciesId: "giraffe",
    sexe: "Femelle",
    birthdate: "02/2019",
    enclosureId: "plaine-africaine",
    state: "departed",
    daysAgo: 23,
    reason: "Programme d’élevage européen.",
    by: "manager",
  },
];

/** Which animals of the first establishment the second one may see. */
export const demoShared: Readonly<Record<string, readonly string[]>> = {
  "colline-lions-lion-1": ["baie"],
  "colline-lions-lion-baraka": ["baie"],
};
