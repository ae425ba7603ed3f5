import type { Change } from "../../desk-stage";
import { change, create } from "../../desk-stage";
import { aQuestion, inAll } from "../../../builders/surveys";

/** Something to be tried, and the changes that try it. */
export type Tried = readonly [what: string, changes: Change[]];

const { questionType, trad, options } = aQuestion();
export const names = inAll((language) => `Nouveau ${language}`);
export const long = (length: number) => "x".repeat(length);

const below = (what: Change, parentId = "survey-1"): Change => ({
  ...what,
  parentId,
});
export const version = (id: string, values: object, parentId?: string) =>
  below(change("surveyVersions", id, values), parentId);
export const newVersion = (id: string, values: object, parentId?: string) =>
  below(create("surveyVersions", id, values), parentId);
export const whole = (
  kind: "publish" | "discard",
  id: string,
  parentId = "survey-1",
): Change => ({
  collection: "surveyVersions",
  id,
  parentId,
  kind,
  values: {},
  base: {},
});
export const question = (values: object) =>
  create("questions", "new", {
    questionRef: "Q-NEW",
    questionType,
    trad,
    options,
    ...values,
  });
export const inFrench = (key: string, value: unknown) => ({
  ...trad,
  fr: { text: "Mange ?", help: null, [key]: value },
});
export { trad };
