import { pageAt } from "@domain/pages";
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

const byKey = new Map(
  [...shellRoutes, ...publicRoutes].map((route) => [route.key, route]),
);

/** The entry of a path, whatever its case and through the aliases; null for an unknown one. */
export function routeOf(pathname: string): AppRoute | null {
  const key = pageAt(pathname);
  return key === null ? null : (byKey.get(key) ?? null);
}
