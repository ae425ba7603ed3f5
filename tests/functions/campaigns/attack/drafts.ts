import type {
  EvaluationCorrection,
  EvaluationDraft,
} from "@domain/evaluation/evaluation";
import {
  anEvaluationCorrection,
  anEvaluationDraft,
} from "../../../builders/campaigns";
import { zooB } from "../../../builders/ids";
import { erase, stampedChange, stampedNew } from "../../attack/asked";
import type { Try } from "./evaluations";
import { values } from "./values";

const long = (length: number) => "x".repeat(length);
/** Answers of so many characters. */
const answers = (length: number) => `{"Q":"${long(length - 8)}"}`;

type Forged<T> = Partial<Record<keyof T | "isAdmin", unknown>>;

const open = "/evaluations/evaluation-1";
const handedIn = "/evaluations/evaluation-done";
const away = "/evaluations/evaluation-foreign";
const sealed = "/evaluations/evaluation-sealed";

const drafted = (
  what: string,
  forged: Forged<EvaluationDraft>,
  at = open,
  id = "device-new",
): Try => [
  `draft ${what}`,
  (project, by) =>
    stampedNew(project, `${at}/drafts/${id}`, by, {
      ...values(anEvaluationDraft({ authorId: by, at: new Date() })),
      evaluationId: at.split("/")[2] ?? "",
      deviceId: id,
      ...forged,
    }),
];
const redrafted = (
  what: string,
  forged: Forged<EvaluationDraft>,
  at = open,
): Try => [
  `redraft ${what}`,
  (project, by) =>
    stampedChange(project, `${at}/drafts/device-1`, by, {
      answers: "{}",
      at: new Date(),
      ...forged,
    }),
];

const correction = (
  what: string,
  forged: Forged<EvaluationCorrection>,
  at = handedIn,
  id = "correction-new",
): Try => [
  `correct ${what}`,
  (project, by) =>
    stampedNew(project, `${at}/corrections/${id}`, by, {
      ...values(
        anEvaluationCorrection({
          evaluationId: at.split("/")[2] ?? "",
          correctionId: id,
          by,
          at: new Date(),
        }),
      ),
      ...forged,
    }),
];

/** Drafts and corrections that nobody writes, the author included. */
export const drafts: Try[] = [
  drafted("for somebody else", { authorId: "somebody" }),
  drafted("of 200,001 characters", { answers: answers(200_001) }),
  drafted("of a megabyte", { answers: answers(1_000_000) }),
  drafted("that is no text", { answers: { "Q-001": "yes" } }),
  drafted("that is a list", { answers: ["{"] }),
  drafted("that is none", { answers: null }),
  drafted("that begins as no answers do", { answers: "[]" }),
  drafted("that is a word", { answers: "null" }),
  drafted("of nothing", { answers: "" }),
  drafted("that saw 2,001 characters", { seen: answers(2001) }),
  drafted("that saw a list", { seen: [] }),
  drafted("that saw nothing", { seen: null }),
  drafted("tomorrow", { at: new Date(Date.now() + 86_400_000) }),
  drafted("at no instant", { at: "now" }),
  drafted("of another evaluation", { evaluationId: "evaluation-done" }),
  drafted("in another establishment", { zooId: zooB }),
  drafted("under another device", { deviceId: "device-1" }),
  drafted("with a field that there is not", { isAdmin: true }),
  drafted("below nothing", {}, "/evaluations/nowhere"),
  drafted(
    "of what was handed in from the same device",
    {},
    handedIn,
    "device-1",
  ),
  ...["..", "__x__", "a.b", "a b", long(41)].map((id) =>
    drafted(`on a device called ${id.slice(0, 12)}`, {}, open, id),
  ),
  redrafted("what was handed in from the device", {}, sealed),
  redrafted("in another's name", { authorId: "somebody" }),
  redrafted("of another evaluation", { evaluationId: "evaluation-done" }),
  redrafted("that begins as no answers do", { answers: "x{}" }),
  redrafted("of 200,001 characters", { answers: answers(200_001) }),
  redrafted("with a field that there is not", { isAdmin: true }),
  ["throw a draft away", () => erase(`${open}/drafts/device-1`)],
  [
    "throw a correction away",
    () => erase(`${handedIn}/corrections/correction-1`),
  ],
  correction("what is only begun", {}, open),
  correction("what is sealed", {}, sealed),
  correction("what was deleted", {}, "/evaluations/evaluation-deleted"),
  correction("what is not there", {}, "/evaluations/nowhere"),
  correction("what only another establishment began", {}, away),
  correction("for somebody else", { by: "somebody" }),
  correction("without a reason", { reason: "" }),
  correction("with a reason nobody sees", { reason: "\u00a0\u200b \n" }),
  correction("with a reason of 501 characters", { reason: long(501) }),
  correction("with a reason that is none", { reason: null }),
  correction("with 5,001 characters", { answer: long(5001) }),
  correction("with an answer that is no text", { answer: { chosen: ["yes"] } }),
  correction("with nothing", { answer: "" }),
  correction("no question", { questionRef: "" }),
  correction("a question of 201 characters", { questionRef: long(201) }),
  correction("a question that is a list", { questionRef: ["Q-001"] }),
  correction("what stood there", { before: "{}" }),
  correction("tomorrow", { at: new Date(Date.now() + 86_400_000) }),
  correction("of another evaluation", { evaluationId: "evaluation-1" }),
  correction("in another establishment", { zooId: zooB }),
  correction("under another id", { correctionId: "other" }),
  correction("with a field that there is not", { isAdmin: true }),
  [
    "change a correction",
    (project, by) =>
      stampedChange(project, `${handedIn}/corrections/correction-1`, by, {
        answer: "{}",
      }),
  ],
  [
    "forge what stood there",
    (project, by) =>
      stampedChange(project, `${handedIn}/corrections/correction-1`, by, {
        before: "{}",
      }),
  ],
];

/** What its author alone does. */
export const authors: Try[] = [
  drafted("on another device", {}),
  redrafted("on the same device", {}),
  drafted("late, on another device", {}, handedIn),
  drafted("200,000 characters", { answers: answers(200_000) }),
];

/** Answers that no device writes, and that the rules cannot tell from others. */
export const junkAnswers: [what: string, answers: string][] = [
  ["no JSON", "{no"],
  ["200,000 characters", answers(200_000)],
  [
    "keys with dots and reserved ones",
    `{"a.b.c":{"chosen":["yes"]},"__proto__":{"chosen":["yes"]},"constructor":{"chosen":["yes"]},"__x__":{},"":{}}`,
  ],
  [
    "answers that are none",
    `{"Q-001":{"chosen":[{"$gt":""}],"media":"x","at":"never"}}`,
  ],
  [
    "a score",
    `{"Q-001":{"chosen":["yes"],"score":9},"score":{"overall":{"mean":9}}}`,
  ],
  [
    "2,000 questions that are not asked",
    JSON.stringify(
      Object.fromEntries(
        Array.from({ length: 2000 }, (_, at) => [
          `Q-x${at}`,
          { chosen: ["a"] },
        ]),
      ),
    ),
  ],
  ["a depth of 10,000", `{"Q-001":${"[".repeat(10_000)}${"]".repeat(10_000)}}`],
];

/** Drafts and corrections that the rules let their author write, and that nobody can read: what follows must bear them. */
export const junk: Try[] = [
  ...junkAnswers.map(([what, text]) =>
    drafted(what, { answers: text }, handedIn),
  ),
  drafted(
    "what it saw of everybody",
    { seen: '{"__proto__":1,"x":{}}' },
    handedIn,
  ),
  correction("a question called __proto__", { questionRef: "__proto__" }),
  correction("a question of dots", { questionRef: "a.b.c" }),
  correction("a question that is not asked", { questionRef: "Q-9" }),
  correction("by what is no JSON", { answer: "{no" }),
  correction("by a score", { answer: '{"score":1}' }),
];
