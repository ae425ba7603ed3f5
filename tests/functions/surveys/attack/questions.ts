import { anOption } from "../../../builders/surveys";
import { change, create } from "../../desk-stage";
import type { Tried } from "./changes";
import { inFrench, long, question, trad } from "./changes";

/** Questions that nobody stores, the provider included. */
export const questions: Tried[] = [
  // A question.
  [
    "change the reference of a question",
    [change("questions", "question-1", { questionRef: "Q-9" })],
  ],
  ["take a reference that is another's", [question({ questionRef: "Q-001" })]],
  [
    "forge where a question comes from",
    [change("questions", "question-1", { source: "sync" })],
  ],
  [
    "forge what the sync leaves",
    [change("questions", "question-1", { keptFields: ["trad"] })],
  ],
  ...["__proto__", "__x__", "", " ", long(201)].map((questionRef): Tried => [
    `a question called ${JSON.stringify(questionRef.slice(0, 12))}`,
    [question({ questionRef })],
  ]),
  ...["../x", "a/b", "__proto__", "__x__", "", "é", long(41)].map(
    (value): Tried => [
      `an option valued ${JSON.stringify(value.slice(0, 12))}`,
      [question({ options: [{ ...anOption("yes"), value }] })],
    ],
  ),
  ...[2, -0.1, "1", true, [1]].map((score): Tried => [
    `an option scoring ${JSON.stringify(score)}`,
    [question({ options: [{ ...anOption("yes"), score }] })],
  ]),
  [
    "two options of one value",
    [question({ options: [anOption("yes"), anOption("yes")] })],
  ],
  [
    "31 options",
    [
      question({
        options: Array.from({ length: 31 }, (_, at) => anOption(`o${at}`)),
      }),
    ],
  ],
  ["options of a photo", [question({ questionType: "photo" })]],
  ["a type that is none", [question({ questionType: "script" })]],
  [
    "a question of 501 letters",
    [question({ trad: inFrench("text", long(501)) })],
  ],
  ["help of 2,001 letters", [question({ trad: inFrench("help", long(2001)) })]],
  [
    "a text of a megabyte",
    [question({ trad: inFrench("text", long(1_000_000)) })],
  ],
  [
    "a text that is a map",
    [question({ trad: inFrench("text", { html: "<b>" }) })],
  ],
  [
    "a language that is none",
    [question({ trad: { ...trad, xx: { text: "x", help: null } } })],
  ],
  ["a criterion that is not there", [question({ criterion: "nowhere" })]],
  ["a criterion by path", [question({ criterion: "../categories/label-1" })]],
  [
    "eleven files for an answer",
    [question({ questionType: "photo", options: [], mediaMost: 11 })],
  ],
  ["a field that there is not", [question({ isAdmin: true })]],
  [
    "a picture of another's",
    [
      change("questions", "question-1", {
        helpPicture: `zoo-baie/animals/animal-1/${"0".repeat(32)}.jpg`,
      }),
    ],
  ],
  [
    "a picture that is a script",
    [change("questions", "question-1", { helpPicture: "javascript:alert(1)" })],
  ],
  [
    "a picture in the page",
    [
      change("questions", "question-1", {
        helpPicture: "data:text/html,<script>",
      }),
    ],
  ],
  [
    "short names of a reserved reference",
    [change("shortQuestions", "table", { rows: { __x__: { fr: "x" } } })],
  ],
  ["short names elsewhere", [create("shortQuestions", "other", { rows: {} })]],
  [
    "1,201 short names",
    [
      change("shortQuestions", "table", {
        rows: Object.fromEntries(
          Array.from({ length: 1201 }, (_, at) => [`Q${at}`, { fr: "x" }]),
        ),
      }),
    ],
  ],
];
