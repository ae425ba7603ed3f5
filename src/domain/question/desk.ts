import type { DeskRule } from "../record/desk/desk-rule";
import { deriving } from "../record/typed";
import { questionIssues } from "./issues";
import { keptFieldsOf } from "./kept";
import { pictureIssues } from "./picture";
import type { Question } from "./question";

const derive = deriving<Question>();

/** No two questions have one reference: answers are told apart by it. What is changed here of one of the sync is noted. */
export const questionDesk = {
  unique: ["questionRef"],
  derive: [
    derive(
      "keptFields",
      [
        "questionType",
        "trad",
        "options",
        "multipleScore",
        "criterion",
        "mandatory",
        "mayNotApply",
        "helpPicture",
        "mediaMost",
      ],
      (known, { before }) => keptFieldsOf(before as Question | null, known),
    ),
  ],
  check: (record, { changed }) => [
    ...questionIssues(record as Question),
    ...(changed.has("helpPicture") ? pictureIssues(record as Question) : []),
  ],
} satisfies DeskRule;

/** Two people may name different questions at the same time. */
export const shortTableDesk: DeskRule = { byKey: ["rows"] };
