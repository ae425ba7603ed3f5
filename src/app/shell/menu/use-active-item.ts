import { pageAt } from "@domain/pages";
import { useLocation } from "react-router-dom";

const versionIn = (search: string): string =>
  new URLSearchParams(search).get("version") ?? "";

/** Tells of an entry's address whether it is the page that is open, its version included. */
export function useActiveItem(): (path: string) => boolean {
  const { pathname, search } = useLocation();
  return (path) => {
    const [page = "", query = ""] = path.split("?");
    return (
      pageAt(pathname) === pageAt(page) &&
      versionIn(search) === versionIn(query)
    );
  };
}
