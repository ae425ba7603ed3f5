import { idSchema } from "@domain/schema/fields";
import type { SheetWish } from "@domain/task/sheet/day-sheet";
import { sheetDay } from "@domain/task/sheet/day-sheet";
import { isCalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { ParamChange } from "../../../ui/list/search-params";

/** What the address of the list calls the sheets that are printed of it. */
export const sheetTool = "sheet";

const apart = ",";
const isId = (text: string) => idSchema.safeParse(text).success;

/** What an address asks the sheets of: several sectors, the one the list is narrowed to, or all; a day that is not over. */
export function sheetWishOf(params: URLSearchParams, now: Date): SheetWish {
  const day = params.get("day");
  const several = params.get("sectors")?.split(apart).filter(isId) ?? [];
  const one = params.get("sectorId");
  const ids =
    one !== null && isId(one) ? [...new Set([one, ...several])] : several;
  return {
    day: sheetDay(
      day !== null && isCalendarDay(day) ? day : null,
      parisDay(now),
    ),
    sectorIds: ids.length === 0 ? null : ids,
  };
}

/** The address of sheets of these sectors; of none it is of all. */
export const sectorsInAddress = ([
  first,
  ...others
]: readonly string[]): ParamChange => ({
  sectorId: first ?? null,
  sectors: others.join(apart),
});
