import type { PageKey } from "@domain/pages";
import { pageAt } from "@domain/pages";
import { features } from "./features";
import { featureRoutes } from "./routes/feature-routes";
import { publicRoutes } from "./routes/people-routes";
import type { AppRoute } from "./routes/types";

/** The pages inside the shell: what the features announce. */
export const shellRoutes: readonly AppRoute[] = featureRoutes(features);

export { publicRoutes };

const byKey = new Map<PageKey, AppRoute>(
  [...shellRoutes, ...publicRoutes].map((route) => [route.key, route]),
);

/** The entry of a path, whatever its case and through the aliases; null for an unknown one. */
export function routeOf(pathname: string): AppRoute | null {
  const key = pageAt(pathname);
  return key === null ? null : (byKey.get(key) ?? null);
}
