import type { PageKey } from "@domain/pages";
import { pageAt } from "@domain/pages";
import { useLocation } from "react-router-dom";

/** Pages that have no entry of their own: whose is lit while they are open. */
const under: Partial<Record<PageKey, PageKey>> = {
  question: "questionList",
  questionComparison: "questionList",
  questionShort: "questionList",
  questionTimeMachine: "questionList",
  quizz: "quizzList",
  quizzPreviewInternal: "quizzList",
  quizzPreview: "quizzListReadOnly",
  profileComparison: "quizzProfile",
};

/** A number narrows a list, and is no entry of its own. */
const versionIn = (search: string): string =>
  (new URLSearchParams(search).get("version") ?? "").replace(/^\d+$/, "");

/** Tells of an entry's address whether it is the page that is open, its version included, or the one that page stands under. */
export function useActiveItem(): (path: string) => boolean {
  const { pathname, search } = useLocation();
  const open = pageAt(pathname);
  const list = open === null ? undefined : under[open];
  return (path) => {
    const [page = "", query = ""] = path.split("?");
    const entry = pageAt(page);
    // What the page below calls its version is none of the list's.
    return list === undefined
      ? open === entry && versionIn(search) === versionIn(query)
      : list === entry && query === "";
  };
}
