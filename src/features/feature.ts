import type { CollectionName } from "@domain/collections";
import type { Audience } from "@domain/access/audience";
import type { Person } from "@domain/access/cell";
import type { Action, Resource } from "@domain/access/matrix";
import type { WidgetKind } from "@domain/board/widgets";
import type { FigureKind } from "@domain/report/figures";
import type { PageKey } from "@domain/pages";
import type { ParseKeys } from "i18next";
import type { ComponentType, ReactNode } from "react";
import type { TextGroup, Texts } from "../lib/i18n/texts";
import type { SlotName, Slots } from "./slot-table";

export type HeadingKey = keyof Texts["shell"]["headings"];

/** The words of the side menu are there from the start: `locales/<lang>/<feature>.menu.json`. */
export type MenuText = Extract<ParseKeys, `${string}.menu.${string}`>;

/** The name of an icon; `app/shell/menu/menu-icons` holds the drawings. */
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
  | "temperature"
  | "timeline"
  | "user-circle"
  | "user-plus"
  | "users-group";

export interface MenuPlace {
  heading: HeadingKey;
  /** What the entry adds to the page's address: which version of it opens. */
  version?: string;
  order: number;
  for: readonly Audience[];
  icon: MenuIcon;
  label: MenuText;
  /** Where fewer find it in their menu than may open the page. */
  needs?: Needs;
}

type Need = {
  [R in Resource]: { resource: R; action: Action<R> };
}[Resource];

/**
 * Who may open a page: a cell of the permission matrix, some of its persons (of matters that have no
 * row in it yet), or anybody active (null).
 */
export type Needs = Need | { by: readonly Person[] } | null;

export interface FeaturePage {
  needs: Needs;
  menu?: readonly MenuPlace[];
  /** Slots whose parts are fetched with the page. */
  slots?: readonly SlotName[];
  load: () => Promise<{ Component: ComponentType }>;
}

interface PartOf<S extends SlotName> {
  slot: S;
  /** Lower ones come first. */
  order: number;
  /** Where fewer groups of texts will do than the feature's. */
  texts?: readonly TextGroup[];
  /** Only where the slot is one of tabs: its name in the address, and its word. */
  tab?: { id: string; label: MenuText };
  /** Only where the slot is of widgets: the one it shows. */
  widget?: WidgetKind;
  /** Only where the slot is of figures: the one it freezes. */
  figure?: FigureKind;
  load: () => Promise<{ Component: (props: Slots[S]) => ReactNode }>;
}

export type Part = { [S in SlotName]: PartOf<S> }[SlotName];

/** How the outbox names what a record of a collection holds. */
export interface RecordWords {
  /** The group of texts with `fields` and `options`. */
  text: string;
  /** Fields whose word goes by another name. */
  fields?: Readonly<Record<string, string>>;
  /** Stored statuses, by the name of their word under `states`. */
  states?: Readonly<Record<string, string>>;
  /** Why a record as it is stored takes no change any more, and through whom (null: unknown), in words; null where it does. */
  overOf?: (
    stored: Readonly<Record<string, unknown>>,
    name: string | null,
  ) => string | null;
}

/** What the outbox needs to show waiting and refused changes of a feature's collections. */
interface OutboxWords {
  collections: readonly CollectionName[];
  /** Absent where every field is called what it is called in `<collection>.fields`. */
  load?: () => Promise<{
    words: Readonly<Partial<Record<CollectionName, RecordWords>>>;
  }>;
}

/** What a feature announces of itself. All of it is in the first download: names and lazy imports only. */
export interface Feature {
  /** The groups of texts that come with its pages, parts and words. */
  texts: readonly TextGroup[];
  pages: Partial<Record<PageKey, FeaturePage>>;
  /** What it adds to other features' pages and to the shell. */
  parts?: readonly Part[];
  outbox?: OutboxWords;
}
