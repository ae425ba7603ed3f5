import { fullName } from "@domain/person/user";
import type { Sector } from "@domain/sector/sector";
import { teamOf } from "@domain/sector/sector";
import type { NamedPerson } from "../../../data/hooks/use-names";

type PersonOf = (id: string) => NamedPerson | undefined;

/** The names of these people, those whose card is known. */
export const namesOf = (ids: readonly string[], personOf: PersonOf): string[] =>
  ids.flatMap((id) => {
    const person = personOf(id);
    return person === undefined ? [] : [fullName(person)];
  });

/** The names of a sector's keepers. */
export const keeperNames =
  (personOf: PersonOf) =>
  (sector: Sector): string[] =>
    namesOf(sector.sectorKeeper, personOf);

/** How many people the team has, each once whatever their roles. */
export const teamSize = (sector: Sector): number =>
  new Set(Object.values(teamOf(sector)).flat()).size;
