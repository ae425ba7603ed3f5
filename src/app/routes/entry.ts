import type { PageKey } from "@domain/pages";
import { pages } from "@domain/pages";
import type { AppRoute, MenuPlace, Needs } from "./types";

/** The rights that the lists of pages name; every other one is "any other". */
export const staffOnly = { rights: ["superAdmin"] } as const;
export const administrators = { rights: ["superAdmin", "admin"] } as const;
export const educators = {
  rights: ["superAdmin", "admin", "pedagoadmin"],
} as const;

/** A page of the specification that a later version brings. */
export const later = (
  key: PageKey,
  needs: Needs = null,
  ...menu: MenuPlace[]
): AppRoute => ({
  path: pages[key].path,
  key,
  needs,
  menu,
  later: true,
  load: () => import("../pages/placeholder.page"),
});

/** A page that is there. */
export const page = (
  key: PageKey,
  needs: Needs,
  load: AppRoute["load"],
  ...menu: MenuPlace[]
): AppRoute => ({
  path: pages[key].path,
  key,
  needs,
  menu,
  later: false,
  load,
});
