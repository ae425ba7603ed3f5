import { createContext } from "react";
import type { AppRoute } from "./types";

export interface RouteTable {
  shellRoutes: readonly AppRoute[];
  /** Fetches the page at a path before it is opened. */
  prefetch: (pathname: string) => void;
}

export const TableContext = createContext<RouteTable>({
  shellRoutes: [],
  prefetch: () => undefined,
});

/** Hands the table down to the shell, which the table's own pages fetch: importing it there would be a circle. */
export const RouteTableProvider = TableContext.Provider;
