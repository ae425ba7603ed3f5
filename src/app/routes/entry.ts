import type { AppRoute, MenuPlace, Needs, RouteKey } from "./types";

/** The rights that the lists of pages name; every other one is "any other". */
export const staffOnly = { rights: ["superAdmin"] } as const;
export const administrators = { rights: ["superAdmin", "admin"] } as const;
export const educators = {
  rights: ["superAdmin", "admin", "pedagoadmin"],
} as const;

/** A page of the specification that a later version brings. */
export const later = (
  path: AppRoute["path"],
  key: RouteKey,
  needs: Needs = null,
  ...menu: MenuPlace[]
): AppRoute => ({
  path,
  key,
  needs,
  menu,
  later: true,
  load: () => import("../pages/placeholder.page"),
});

/** A page that is there. */
export const page = (
  path: AppRoute["path"],
  key: RouteKey,
  needs: Needs,
  load: AppRoute["load"],
  ...menu: MenuPlace[]
): AppRoute => ({ path, key, needs, menu, later: false, load });
