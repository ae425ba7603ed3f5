import { pages } from "@domain/pages";
import { later, researchers } from "./entry";
import type { Audience } from "@domain/access/audience";
import type { AppRoute } from "./types";

const provider: readonly Audience[] = ["superAdmin"];

/** People, establishments and research. */
export const peopleRoutes: readonly AppRoute[] = [
  later("researchList", researchers, {
    heading: "administration",
    order: 2,
    for: provider,
    icon: "flask",
  }),
  later("research", researchers),
];

const forEverybody = (
  key: "login" | "register" | "export",
  page: Pick<AppRoute, "later" | "texts" | "load">,
): AppRoute => ({
  path: pages[key].path,
  key,
  needs: null,
  menu: [],
  slots: [],
  ...page,
});

/** Pages without the shell, open to everybody. */
export const publicRoutes: readonly AppRoute[] = [
  forEverybody("login", {
    later: false,
    texts: [],
    load: () => import("../pages/login.page"),
  }),
  forEverybody("register", {
    later: false,
    texts: ["entry"],
    load: () => import("../pages/register.page"),
  }),
  forEverybody("export", {
    later: false,
    texts: ["exports", "errors.messages"],
    load: () => import("../pages/export.page"),
  }),
];
