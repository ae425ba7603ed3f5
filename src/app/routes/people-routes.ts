import { administrators, later, page } from "./entry";
import type { AppRoute, Audience } from "./types";

const both: readonly Audience[] = ["superAdmin", "admin"];
const provider: readonly Audience[] = ["superAdmin"];
const everybody: readonly Audience[] = [
  ...both,
  "pedagoadmin",
  "sector",
  "other",
];

/** Dashboards, people, establishments and research. */
export const peopleRoutes: readonly AppRoute[] = [
  page("dashboard", null, () => import("../pages/dashboard.page"), {
    heading: "pilot",
    order: 1,
    for: both,
    icon: "layout-dashboard",
    label: "routes.menu.pilot",
  }),
  later("dashboardCustom"),
  later("userSettings", null, {
    heading: "account",
    order: 1,
    for: everybody,
    icon: "user-circle",
    label: "routes.menu.settings",
  }),
  later("zooDetails", administrators, {
    heading: "account",
    order: 2,
    for: ["admin"],
    icon: "settings",
  }),
  later(
    "userCreation",
    { resource: "users", action: "create" },
    { heading: "account", order: 3, for: both, icon: "user-plus" },
  ),
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
  later("researchList", null, {
    heading: "administration",
    order: 2,
    for: provider,
    icon: "flask",
  }),
  later("research"),
];

/** Pages without the shell, open to everybody. */
export const publicRoutes: readonly AppRoute[] = [
  page("login", null, () => import("../pages/login.page")),
  later("register"),
  later("export"),
];
