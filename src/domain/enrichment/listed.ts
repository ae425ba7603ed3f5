import { daysSince } from "./effect/effect";
import type { Enrichment } from "./enrichment";
import type { Stock } from "./stock";
import { needsRecount } from "./stock";
import type { EnrichmentUse } from "./use";

/** Whether something is in store; of what is not counted there always is. */
export const availabilities = ["inStore", "allOut", "recount"] as const;
type Availability = (typeof availabilities)[number];

/** Not used for so many days. */
export const unusedFor = ["7", "30", "90", "365"] as const;

/** How the list of objects is narrowed; the address holds exactly this. */
export interface ObjectFilters {
  categoryId: string | null;
  goalId: string | null;
  tagId: string | null;
  sectorId: string | null;
  /** Only what is not refused for the species. */
  specieId: string | null;
  stock: Availability | null;
  /** Only what nobody was given for so many days, if ever. */
  unused: (typeof unusedFor)[number] | null;
  /** Everybody's alone, to look after them. */
  official: boolean;
  /** The removed ones, too. */
  removed: boolean;
}

/** What is kept of an object: null where its pieces are not counted here. */
export const stockIn = (use: EnrichmentUse | undefined): Stock | null =>
  use?.stock.managed === true ? use.stock : null;

const holds = (ids: readonly string[], wanted: string | null) =>
  wanted === null || ids.includes(wanted);

/** An object of no sector is used in all of them. */
const isUsedIn = (sectors: readonly string[], wanted: string | null) =>
  sectors.length === 0 || holds(sectors, wanted);

function isInStock(use: EnrichmentUse | undefined, wanted: Availability) {
  const stock = stockIn(use);
  if (stock === null) return wanted === "inStore";
  if (wanted === "recount") return needsRecount(stock);
  return stock.available > 0 === (wanted === "inStore");
}

/** Whether nobody was given an object for so many days, if ever. */
const isUnused = (use: EnrichmentUse | undefined, days: number, now: Date) =>
  use === undefined ||
  use.lastUsedAt === null ||
  daysSince(use.lastUsedAt, now) >= days;

/** Whether the list shows an object, what was typed aside. */
export const wantsObject = (
  object: Enrichment,
  use: EnrichmentUse | undefined,
  wanted: ObjectFilters,
  now: Date,
): boolean =>
  (wanted.removed || !object.isDeleted) &&
  (!wanted.official || object.official) &&
  holds(object.categories, wanted.categoryId) &&
  holds(object.goals, wanted.goalId) &&
  holds(object.tags, wanted.tagId) &&
  isUsedIn(object.sectors, wanted.sectorId) &&
  !(
    wanted.specieId !== null && use?.refusedSpecies.includes(wanted.specieId)
  ) &&
  (wanted.unused === null || isUnused(use, Number(wanted.unused), now)) &&
  (wanted.stock === null || isInStock(use, wanted.stock));
