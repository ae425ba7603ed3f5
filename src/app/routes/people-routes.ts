import { pages } from "@domain/pages";
import type { AppRoute } from "./types";

const forEverybody = (
  key: "login" | "register" | "export",
  page: Pick<AppRoute, "texts" | "load">,
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
    texts: [],
    load: () => import("../pages/login.page"),
  }),
  forEverybody("register", {
    texts: ["entry"],
    load: () => import("../pages/register.page"),
  }),
  forEverybody("export", {
    texts: ["exports", "errors.messages"],
    load: () => import("../pages/export.page"),
  }),
];
