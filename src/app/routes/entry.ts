import type { PageKey } from "@domain/pages";
import { pages } from "@domain/pages";
import type { ParseKeys } from "i18next";
import type { MenuPlace, MenuText, Needs } from "../../features/feature";
import type { AppRoute } from "./types";

/** Who draws up the CIR. */
export const consultants = { by: ["A", "S", "X"] } as const;

type Titled = Extract<ParseKeys, `routes.pages.${string}.about`>;
type LaterKey = Titled extends `routes.pages.${infer Key}.about` ? Key : never;

/** A page of the specification that a later version brings, with what the menu calls it. */
export const later = (
  key: LaterKey & PageKey,
  needs: Needs = null,
  ...menu: (Omit<MenuPlace, "label"> & { label?: MenuText })[]
): AppRoute => ({
  path: pages[key].path,
  key,
  needs,
  menu: menu.map((place) => ({
    label: `routes.menu.${key}` as MenuText,
    ...place,
  })),
  later: true,
  texts: ["routes"],
  slots: [],
  load: () => import("../pages/placeholder.page"),
});
