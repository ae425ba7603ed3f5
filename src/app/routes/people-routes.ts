import { pages } from "@domain/pages";
import { later, researchers } from "./entry";
import type { Audience } from "@domain/access/audience";
import type { AppRoute } from "./types";

const both: readonly Audience[] = ["superAdmin", "admin"];
const provider: readonly Audience[] = ["superAdmin"];
const everybody: readonly Audience[] = [
  ...both,
  "pedagoadmin",
  "sector",
  "other",
];

/** Own dashboards, people, establishments and research. */
export const peopleRoutes: readonly AppRoute[] = [
  later("dashboardCustom"),
  later("userSettings", null, {
    heading: "account",
    order: 1,
    for: everybody,
    icon: "user-circle",
  }),
  later(
    "zooList",
    { resource: "zoo", action: "create" },
    {
      heading: "administration",
      order: 1,
      for: provider,
      icon: "building-community",
    },
  ),
  later("researchList", researchers, {
    heading: "administration",
    order: 2,
    for: provider,
    icon: "flask",
  }),
  later("research", researchers),
];

const laterForAll = (key: "register" | "export"): AppRoute => ({
  ...later(key),
  load: () => import("../pages/public-placeholder.page"),
});

/** Pages without the shell, open to everybody. */
export const publicRoutes: readonly AppRoute[] = [
  {
    path: pages.login.path,
    key: "login",
    needs: null,
    menu: [],
    later: false,
    texts: [],
    slots: [],
    load: () => import("../pages/login.page"),
  },
  laterForAll("register"),
  laterForAll("export"),
];
