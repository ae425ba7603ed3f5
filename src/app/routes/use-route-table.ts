import { useContext, useMemo } from "react";
import { useSession } from "../../data/hooks/use-live";
import { followedRoutes } from "./follow-up";
import { TableContext, type RouteTable } from "./table-context";

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
