import { change, create } from "../../desk-stage";
import type { Tried } from "./changes";
import { names, newVersion, question, version, whole } from "./changes";

/** What the provider alone does: everybody else is refused, whatever the record. */
export const providers: Tried[] = [
  ["make a question", [question({})]],
  [
    "change a question",
    [change("questions", "question-1", { mandatory: false })],
  ],
  [
    "change a question that is not there",
    [change("questions", "nowhere", { mandatory: false })],
  ],
  [
    "archive a question",
    [change("questions", "question-1", { archived: true })],
  ],
  [
    "give a question a picture",
    [change("questions", "question-1", { helpPicture: "https://x.test/a" })],
  ],
  ["rename questions", [change("shortQuestions", "table", { rows: {} })]],
  ["make a questionnaire", [create("surveys", "new", { names })]],
  ["rename a questionnaire", [change("surveys", "survey-1", { names })]],
  [
    "archive a questionnaire",
    [change("surveys", "survey-1", { archived: true })],
  ],
  ["change a draft", [version("3", { sections: [] })]],
  ["publish a draft", [whole("publish", "3")]],
  ["throw a draft away", [whole("discard", "3")]],
  ["retire a version", [version("1", { status: "retired" })]],
  [
    "begin a draft",
    [
      newVersion(
        "1",
        { surveyId: "survey-empty", sections: [] },
        "survey-empty",
      ),
    ],
  ],
  ["make a profile", [create("profiles", "new", { names })]],
  ["change a profile", [change("profiles", "profile-1", { names })]],
  [
    "bring in a questionnaire",
    [
      question({}),
      create("surveys", "new", { names }),
      newVersion("1", { surveyId: "new", sections: [] }, "new"),
    ],
  ],
];
