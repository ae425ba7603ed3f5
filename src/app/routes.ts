import { facilityRoutes } from "./routes/facility-routes";
import { peopleRoutes, publicRoutes } from "./routes/people-routes";
import type { AppRoute } from "./routes/types";
import { welfareRoutes } from "./routes/welfare-routes";

/** The table of pages inside the shell. Paths match whatever their case. */
export const shellRoutes: readonly AppRoute[] = [
  ...peopleRoutes,
  ...facilityRoutes,
  ...welfareRoutes,
];

export { publicRoutes };

export const homePath = "/Dashboard";
export const loginPath = "/login";

/**
 * The specification's duplicates, each leading to the page it repeats. /cirManagementView and
 * /obsPreview differ from theirs in case only, which the router does not see.
 */
export const aliases: Readonly<Record<`/${string}`, AppRoute["path"]>> = {
  "/CampaignCreationViewOld": "/CampaignCreationView",
  "/quizzManagementView2": "/quizzManagementView",
  "/quizzListView2": "/quizzListView",
  "/quizzListView3": "/quizzListView",
  "/QuizzPreview2": "/QuizzPreview",
};

/** The entry of a path, whatever its case and through the aliases; null for an unknown one. */
export function routeOf(pathname: string): AppRoute | null {
  const wanted = pathname.toLowerCase().replace(/(?<=.)\/+$/, "");
  const alias = Object.entries(aliases).find(
    ([from]) => from.toLowerCase() === wanted,
  )?.[1];
  const path = alias?.toLowerCase() ?? wanted;
  return (
    [...shellRoutes, ...publicRoutes].find(
      (route) => route.path.toLowerCase() === path,
    ) ?? null
  );
}
