import { followsGlobally } from "@domain/establishment/offers";
import type { Zoo } from "@domain/establishment/zoo";
import type { PageKey } from "@domain/pages";
import type { AppRoute } from "./types";

/** What only global monitoring needs: analyses, comparisons, research, reports. */
const globalOnly: ReadonlySet<PageKey> = new Set<PageKey>([
  "scanResult",
  "focalAnalysis",
  "interObs",
  "obsComparison",
  "random",
  "research",
  "researchList",
  "report",
  "reportList",
  "cir",
]);

/** Is this page one of the establishment's follow-up? */
export const isFollowed = (
  page: PageKey,
  zoo: Pick<Zoo, "followUpLevel">,
): boolean => !globalOnly.has(page) || followsGlobally(zoo);

/** The pages that an establishment's follow-up has. */
export const followedRoutes = (
  routes: readonly AppRoute[],
  zoo: Pick<Zoo, "followUpLevel">,
): readonly AppRoute[] => routes.filter(({ key }) => isFollowed(key, zoo));
