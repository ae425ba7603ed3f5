import { beforeEach, expect, it } from "vitest";
import { toWire } from "@domain/record/wire";
import { listing } from "@domain/versions/version-list";
import {
  anItem,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
  someTexts,
} from "../../builders/surveys";
import { stored } from "../../rules/harness";
import { anAccess } from "../people";
import type { Change } from "../desk-stage";
import { change, create, newOperation, save } from "../desk-stage";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-discard");

const at = new Date("2026-11-01T09:00:00Z");
const survey = "surveys/survey-1";
const question = aQuestion();
const sections = [aSection([anItem(question)])];
const published = { status: "published", publishedAt: at } as const;
const draft = { status: "draft", publishedAt: null } as const;

beforeEach(() =>
  put({
    "access/root": stored(anAccess("office", { right: "superAdmin" })),
    "access/admin": stored(anAccess("home", { right: "admin" })),
    [`questions/${question.questionId}`]: stored(question),
    [survey]: stored(
      aSurvey({ surveySpecie: [], ...listing([published, draft]) }),
    ),
    [`${survey}/versions/1`]: stored(aVersion({ ...published, sections })),
    [`${survey}/versions/1/texts/fr`]: stored(someTexts()),
    [`${survey}/versions/2`]: stored(aVersion({ versionId: "2", sections })),
    [`${survey}/versions/2/texts/fr`]: stored(someTexts()),
  }),
);

const discard = (id: string, base: object = {}): Change => ({
  collection: "surveyVersions",
  id,
  parentId: "survey-1",
  kind: "discard",
  values: {},
  base: toWire(base) as Record<string, unknown>,
});
const next = (id: string): Change => ({
  ...create("surveyVersions", id, { surveyId: "survey-1", sections: [] }),
  parentId: "survey-1",
});
const done = { success: true };
const refused = (...fields: string[]) => ({
  success: false,
  error: "invalid-input",
  details: expect.objectContaining({ fields }) as unknown,
});
const one = async () => [
  await read(`${survey}/versions/1`),
  await read(`${survey}/versions/1/texts/fr`),
];

it("takes the draft and what lies below it away, once, and leaves what is published as it is", async () => {
  const before = await one();
  const operation = newOperation();
  const looked = discard("2", { sections });
  expect(await save("root", [looked], operation)).toMatchObject(done);
  expect(await idsOf(`${survey}/versions`)).toEqual(["1"]);
  expect(await idsOf(`${survey}/versions/2/texts`)).toEqual([]);
  expect(await read(survey)).toMatchObject({
    publishedVersion: 1,
    published: true,
    versions: [{ status: "published" }],
  });
  expect(await one()).toEqual(before);
  // Asked again it is the same, also where the number is somebody's again.
  expect(await save("root", [next("2")])).toMatchObject(done);
  expect(await save("root", [looked], operation)).toMatchObject(done);
  expect(await idsOf(`${survey}/versions`)).toEqual(["1", "2"]);
});

it("leaves the number to the next draft, and no gap", async () => {
  expect(await save("root", [discard("2")])).toMatchObject(done);
  expect(await save("root", [next("3")])).toMatchObject(
    refused("versionId:invalid"),
  );
  expect(await save("root", [next("2")])).toMatchObject(done);
  expect(await read(survey)).toMatchObject({
    versions: [{ status: "published" }, { status: "draft" }],
  });
});

it("is refused of what is published, of a first draft, and of one that is not there", async () => {
  expect(await save("root", [discard("1")])).toMatchObject(
    refused("status:versionFixed"),
  );
  expect(await save("root", [discard("3")])).toMatchObject({
    success: false,
    error: "not-found",
  });
  await put({
    [survey]: stored(aSurvey({ surveySpecie: [], ...listing([draft]) })),
    [`${survey}/versions/1`]: stored(aVersion({ sections })),
  });
  expect(await save("root", [discard("1")])).toMatchObject(
    refused("versionId:invalid"),
  );
  expect(await idsOf(`${survey}/versions`)).toEqual(["1", "2"]);
});

it("is S's alone, of one draft alone, as it was looked at", async () => {
  expect(await save("admin", [discard("2")])).toMatchObject({
    code: "permission-denied",
  });
  const names = change("surveys", "survey-1", { archived: true });
  expect(await save("root", [discard("2"), names])).toMatchObject(
    refused("kind:alone"),
  );
  expect(await save("root", [discard("2", { sections: [] })])).toMatchObject({
    success: false,
    error: "conflict",
  });
  expect(
    await save("root", [{ ...discard("2"), values: { sections: [] } }]),
  ).toMatchObject(refused("sections:unrecognized_keys"));
  for (const collection of ["surveys", "questions"] as const)
    expect(
      await save("root", [
        { ...discard("survey-1"), collection, parentId: undefined },
      ]),
    ).toMatchObject(refused("kind:unsupported"));
  expect(await idsOf(`${survey}/versions`)).toEqual(["1", "2"]);
});
