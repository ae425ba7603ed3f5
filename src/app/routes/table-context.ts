import { createContext, useContext, useMemo } from "react";
import { useSession } from "../../data/hooks/use-live";
import { followedRoutes } from "./follow-up";
import type { AppRoute } from "./types";

export interface RouteTable {
  shellRoutes: readonly AppRoute[];
  /** Fetches the page at a path before it is opened. */
  prefetch: (pathname: string) => void;
}

const TableContext = createContext<RouteTable>({
  shellRoutes: [],
  prefetch: () => undefined,
});

/** Hands the table down to the shell, which the table's own pages fetch: importing it there would be a circle. */
export const RouteTableProvider = TableContext.Provider;

/** The table, without what the establishment's follow-up has not. */
export function useRouteTable(): RouteTable {
  const table = useContext(TableContext);
  const session = useSession();
  const zoo = session.state === "ready" ? session.zoo : null;
  return useMemo(
    () =>
      zoo === null
        ? table
        : { ...table, shellRoutes: followedRoutes(table.shellRoutes, zoo) },
    [table, zoo],
  );
}
