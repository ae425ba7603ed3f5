import type { PageKey } from "@domain/pages";
import type { ComponentType } from "react";
import type { MenuPlace, Needs } from "../../features/feature";
import type { SlotName } from "../../features/slot-table";
import type { TextGroup } from "../../lib/i18n/texts";

export interface AppRoute {
  path: `/${string}`;
  key: PageKey;
  needs: Needs;
  menu: readonly MenuPlace[];
  /** What it shows, fetched with it: texts, and the parts of its slots. */
  texts: readonly TextGroup[];
  slots: readonly SlotName[];
  load: () => Promise<{ Component: ComponentType }>;
}

/** What the router carries of an entry, for the page to read. */
export interface RouteHandle {
  key: PageKey;
}
