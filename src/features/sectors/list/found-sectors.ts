import type { User } from "@domain/person/user";
import { fullName } from "@domain/person/user";
import type { Sector } from "@domain/sector/sector";
import { teamOf } from "@domain/sector/sector";
import type { Row } from "../../../data/live-store";
import { matchesText } from "../../../ui/list/search-text";

type NamesOf = (sector: Sector) => string[];

/** The names of a sector's keepers, those whose card is known. */
export const keeperNames =
  (personOf: (id: string) => User | undefined): NamesOf =>
  (sector) =>
    sector.sectorKeeper.flatMap((id) => {
      const person = personOf(id);
      return person === undefined ? [] : [fullName(person)];
    });

/** The sectors whose name or keepers the search names, in the order of the language. */
export const foundSectors = (
  rows: readonly Row<"sectors">[],
  search: string,
  keepers: NamesOf,
  byName: (a: string, b: string) => number,
): Row<"sectors">[] =>
  rows
    .filter(({ data }) =>
      matchesText(search, [data.sectorName, ...keepers(data)]),
    )
    .sort((a, b) => byName(a.data.sectorName, b.data.sectorName));

/** How many people the team has, each once whatever their roles. */
export const teamSize = (sector: Sector): number =>
  new Set(Object.values(teamOf(sector)).flat()).size;
