import { pages } from "@domain/pages";
import type { AppRoute } from "./types";

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
