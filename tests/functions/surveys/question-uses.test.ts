import { beforeEach, expect, it } from "vitest";
import { listing } from "@domain/versions/version-list";
import { anAccess } from "../../builders/a-session";
import { aContext, aContextVersion } from "../../builders/ethograms";
import {
  anItem,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
} from "../../builders/surveys";
import { stored } from "../../rules/harness";
import { repairUses } from "../../../functions/src/repair/repair-uses";
import { pagesOf } from "../../../functions/src/repair/repair";
import { change, create, save } from "../desk-stage";
import { put, read, useStage } from "../stage";

useStage("demo-question-uses");

const [first, second, third] = ["q0", "q1", "q2"].map((questionId) =>
  aQuestion({ questionId, questionRef: questionId.toUpperCase() }),
) as [
  ReturnType<typeof aQuestion>,
  ReturnType<typeof aQuestion>,
  ReturnType<typeof aQuestion>,
];
const asking = (...questions: ReturnType<typeof aQuestion>[]) => [
  aSection(questions.map((one) => anItem(one))),
];
const survey = "surveys/survey-1";

beforeEach(() =>
  put({
    "access/root": stored(anAccess({ right: "superAdmin", zooId: "office" })),
    ...Object.fromEntries(
      [first, second, third].map((one) => [
        `questions/${one.questionId}`,
        stored(one),
      ]),
    ),
    [survey]: stored(
      aSurvey({
        surveySpecie: [],
        ...listing([{ status: "published", publishedAt: new Date() }]),
      }),
    ),
    [`${survey}/versions/1`]: stored(
      aVersion({ status: "published", sections: asking(first) }),
    ),
  }),
);

const usesOf = async (questionId: string) =>
  ((await read(`questions/${questionId}`)) as { usedIn?: unknown }).usedIn;
const below = <T extends object>(what: T) => ({
  ...what,
  parentId: "survey-1",
});
const done = { success: true };

it("a question says which versions ask it as drafts are made and changed, and is otherwise untouched", async () => {
  const made = create("surveyVersions", "2", {
    surveyId: "survey-1",
    sections: asking(first, second),
  });
  expect(await save("root", [below(made)])).toMatchObject(done);
  expect(await usesOf("q0")).toEqual({ "survey-1": [2] });
  expect(await usesOf("q1")).toEqual({ "survey-1": [2] });
  const unknown = aQuestion({ questionId: "gone", questionRef: "GONE" });
  const changed = change("surveyVersions", "2", {
    sections: asking(first, third, unknown),
  });
  expect(await save("root", [below(changed)])).toMatchObject(done);
  expect(await usesOf("q0")).toEqual({ "survey-1": [2] });
  expect(await usesOf("q1")).toEqual({});
  expect(await usesOf("q2")).toEqual({ "survey-1": [2] });
  expect(await read("questions/gone")).toBeNull();
  expect(await read("questions/q2")).toMatchObject({
    updatedAt: null,
    archived: false,
  });
});

it("what is asked once a session is counted beside it", async () => {
  await put({
    "contexts/context-1": stored(
      aContext(listing([{ status: "published", publishedAt: new Date() }])),
    ),
    "contexts/context-1/versions/1": stored(
      aContextVersion({ status: "published", sections: asking(first) }),
    ),
  });
  const made = create("contextVersions", "2", {
    contextId: "context-1",
    sections: asking(third),
  });
  expect(
    await save("root", [{ ...made, parentId: "context-1" }]),
  ).toMatchObject(done);
  expect(await read("questions/q2")).toMatchObject({
    usedIn: {},
    usedInContexts: { "context-1": [2] },
  });
  const options = { dryRun: false, onFound: () => undefined };
  await repairUses(pagesOf, options);
  expect(await read("questions/q0")).toMatchObject({
    usedIn: { "survey-1": [1] },
    usedInContexts: { "context-1": [1] },
  });
  expect(await repairUses(pagesOf, options)).toMatchObject({ differing: 0 });
});

it("repair counts them anew from the versions there are, and finds nothing the second time", async () => {
  const found: unknown[] = [];
  const options = { dryRun: false, onFound: (one: unknown) => found.push(one) };
  await put({
    "questions/q1": stored({ ...second, usedIn: { "survey-9": [4] } }),
  });
  expect(await repairUses(pagesOf, { ...options, dryRun: true })).toMatchObject(
    { read: 3, differing: 2, mended: 0 },
  );
  expect(await repairUses(pagesOf, options)).toMatchObject({ mended: 2 });
  expect(await usesOf("q0")).toEqual({ "survey-1": [1] });
  expect(await usesOf("q1")).toEqual({});
  expect(await repairUses(pagesOf, options)).toMatchObject({ differing: 0 });
  expect(found).toHaveLength(4);
});
