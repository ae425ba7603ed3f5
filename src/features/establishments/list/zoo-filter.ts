import type { EstablishmentKind } from "@domain/establishment/offers";
import {
  establishmentKinds,
  kindOf,
  zooTexts,
} from "@domain/establishment/offers";
import type { Environment, Zoo } from "@domain/establishment/zoo";
import { environments } from "@domain/establishment/zoo";
import {
  defineFilter,
  flag,
  someOf,
} from "../../../ui/list/filter/define-filter";
import { matchesText } from "../../../ui/list/search-text";

export interface ZooFilter {
  type: EstablishmentKind | null;
  environment: Environment | null;
  /** Archived ones instead of the others. */
  archived: boolean;
}

/** How the list of establishments can be narrowed. */
export const zooFilter = defineFilter<ZooFilter>({
  type: someOf(establishmentKinds),
  environment: someOf(environments),
  archived: flag,
});

/** Does a list narrowed so, and to what was typed, show this establishment? */
export const isShown = (
  zoo: Zoo,
  { type, environment, archived }: ZooFilter,
  typed: string,
): boolean =>
  zoo.isArchived === archived &&
  (type === null || kindOf(zoo.type) === type) &&
  (environment === null || zoo.environment === environment) &&
  matchesText(typed, zooTexts(zoo));
