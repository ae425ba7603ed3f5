import type { Project } from "./project";

type Titled = Pick<Project, "attachments" | "documentTitles">;

/** What a document of a project is called; null where nobody said. */
export const documentTitle = (
  { documentTitles }: Pick<Project, "documentTitles">,
  path: string,
): string | null =>
  documentTitles.find((one) => one.path === path)?.title ?? null;

/** The titles of a project's documents once one of them is called so; those of documents that are gone go with them. */
export const withDocumentTitle = (
  { attachments, documentTitles }: Titled,
  path: string,
  title: string,
): Project["documentTitles"] => [
  ...documentTitles.filter(
    (one) => one.path !== path && attachments.includes(one.path),
  ),
  { path, title: title.trim() },
];
