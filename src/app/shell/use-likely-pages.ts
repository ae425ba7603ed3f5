import { useEffect } from "react";
import { fetchNames } from "../../data/directory/fetch-names";
import type { MenuGroup } from "../routes/menu";
import { useRouteTable } from "../routes/use-route-table";

/** Without idle time to wait for (Safari), a moment after the page has come. */
const momentMs = 2_000;

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(work, { timeout: 10_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, momentMs);
  return () => clearTimeout(id);
}

/** Somebody pays for each byte, or the line is slow: then only what is opened is fetched. */
function isSparing(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return (
    connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "")
  );
}

/** Fetches the names in an establishment and the code of the pages of the menu, one after the other, when there is nothing else to do. */
export function useLikelyPages(
  menu: readonly MenuGroup[],
  zooId: string,
): void {
  const { prefetch } = useRouteTable();
  useEffect(
    () => (isSparing() ? undefined : whenIdle(() => fetchNames(zooId))),
    [zooId],
  );
  useEffect(() => {
    const paths = menu.flatMap(({ items }) => items.map(({ path }) => path));
    if (isSparing()) return;
    let cancel: (() => void) | null = null;
    const next = (index: number) => {
      const path = paths[index];
      if (path === undefined) return;
      cancel = whenIdle(() => {
        prefetch(path.split("?")[0] ?? path);
        next(index + 1);
      });
    };
    next(0);
    return () => cancel?.();
  }, [menu, prefetch]);
}
