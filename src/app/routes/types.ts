import type { Action, Resource } from "@domain/access/matrix";
import type { PageKey } from "@domain/pages";
import type { ParseKeys } from "i18next";
import type { ComponentType } from "react";
import type { Texts } from "../../lib/i18n/texts";

export type HeadingKey = keyof Texts["routes"]["headings"];

/** Whose menu a person sees: the specification's four, and "sector" for anybody with a sector role. */
export type Audience =
  "superAdmin" | "admin" | "pedagoadmin" | "sector" | "other";

export type Need = {
  [R in Resource]: { resource: R; action: Action<R> };
}[Resource];

/** Who may open a page: a cell of the permission matrix, a list of rights, or any active member (null). */
export type Needs = Need | { rights: readonly string[] } | null;

/** The name of an icon; `shell/menu/menu-icons` holds the drawings. */
export type MenuIcon =
  | "binary-tree2"
  | "books"
  | "building-community"
  | "calendar-stats"
  | "chart-dots"
  | "checklist"
  | "clipboard-list"
  | "clipboard-text"
  | "eye"
  | "fence"
  | "file-analytics"
  | "flask"
  | "forms"
  | "heartbeat"
  | "help-circle"
  | "hierarchy"
  | "layout-dashboard"
  | "list-details"
  | "map2"
  | "paw"
  | "photo"
  | "puzzle"
  | "report-analytics"
  | "settings"
  | "tags"
  | "target-arrow"
  | "timeline"
  | "user-circle"
  | "user-plus"
  | "users-group";

export interface MenuPlace {
  heading: HeadingKey;
  order: number;
  for: readonly Audience[];
  icon: MenuIcon;
  /** Where the menu's word differs from the page's title. */
  label?: ParseKeys;
}

export interface AppRoute {
  path: `/${string}`;
  key: PageKey;
  needs: Needs;
  menu: readonly MenuPlace[];
  /** Not built yet: the page says what will be there. */
  later: boolean;
  load: () => Promise<{ Component: ComponentType }>;
}

/** What the router carries of an entry, for the page to read. */
export interface RouteHandle {
  key: PageKey;
}
