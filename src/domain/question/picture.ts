import { isKeptFor } from "../file/kept-for";
import { isStoredPath } from "../file/path";
import type { Issue } from "../schema/issue";
import type { Question } from "./question";

/**
 * What is wrong with the picture that a question is given: it is one that was kept for it, or an address, as the
 * provider's sync brings them. [] of none.
 */
export const pictureIssues = ({
  questionId,
  helpPicture,
}: Pick<Question, "questionId" | "helpPicture">): Issue[] =>
  helpPicture === null ||
  /^https?:/.test(helpPicture) ||
  isKeptFor("questions", questionId, helpPicture)
    ? []
    : [{ field: "helpPicture", code: "invalid" }];

/** The picture that a file says a question has, as it is here: files stay where they are, so one of elsewhere is none. */
export const broughtPicture = (
  picture: string | null,
  stored: Pick<Question, "helpPicture"> | null,
): string | null =>
  picture === null || isStoredPath(picture)
    ? (stored?.helpPicture ?? null)
    : picture;
