import { beforeEach, describe, expect, it } from "vitest";
import type { Question } from "@domain/question/question";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { toWire } from "@domain/record/wire";
import { nextDraft } from "@domain/survey/draft";
import type { Survey } from "@domain/survey/survey";
import type { SurveyVersion } from "@domain/survey/version";
import { languages } from "@domain/taxonomy/taxonomy";
import { listing } from "@domain/versions/version-list";
import { anAccess } from "../../builders/a-session";
import { ifAnyOf } from "../../builders/forms";
import { aLabel } from "../../builders/labels";
import {
  anItem,
  anOption,
  aQuestion,
  aSection,
  aShortTable,
  aSurvey,
  aVersion,
  inAll,
} from "../../builders/surveys";
import { aSpecie } from "../../builders/taxa";
import { stored } from "../../rules/harness";
import { plain } from "../../../functions/src/edge/documents";
import { database } from "../../../functions/src/edge/admin";
import type { Change } from "../desk-stage";
import { change, create, newOperation, save } from "../desk-stage";
import { put, read, useStage } from "../stage";

useStage("demo-publish");

const questions: Question[] = [0, 1, 2].map((place) =>
  aQuestion({
    questionId: `q${place}`,
    questionRef: `Q-${place}`,
    criterion: place === 0 ? "label-1" : null,
    options: [anOption("yes", 1), anOption("some", 0.5), anOption("no", 0)],
  }),
);

const survey = "surveys/survey-1";
const below = (what: Change, parentId = "survey-1"): Change => ({
  ...what,
  parentId,
});
const publish = (id: string, base: object = {}): Change => ({
  collection: "surveyVersions",
  id,
  parentId: "survey-1",
  kind: "publish",
  values: {},
  base: toWire(base) as Record<string, unknown>,
});

const draft = aVersion({
  sections: [aSection(questions.map((one) => anItem(one)))],
});

beforeEach(() =>
  put({
    "access/root": stored(anAccess({ right: "superAdmin", zooId: "office" })),
    "access/admin": stored(anAccess({ right: "admin", zooId: "home" })),
    "species/specie-1": stored(aSpecie()),
    "categories/label-1": stored(aLabel()),
    "shortQuestions/table": stored(
      aShortTable({ rows: { "Q-0": { fr: "Mange" } } }),
    ),
    ...Object.fromEntries(
      questions.map((one) => [`questions/${one.questionId}`, stored(one)]),
    ),
    [survey]: stored(aSurvey()),
    [`${survey}/versions/1`]: stored(draft),
  }),
);

const done = { success: true };
const refused = (...fields: string[]) => ({
  success: false,
  error: "invalid-input",
  details: expect.objectContaining({ fields }) as unknown,
});

async function record<T>(
  collection: "surveys" | "surveyVersions",
  path: string,
): Promise<T> {
  const data = plain(await read(path)) as Values;
  return readRecord(collection, path.split("/").at(-1) ?? "", data).record as T;
}

/** Every document of a version, as its bytes. */
async function bytesOf(number: string): Promise<string> {
  const at = database().doc(`${survey}/versions/${number}`);
  const { docs } = await at.collection("texts").get();
  const all = [await at.get(), ...docs].map((one) => ({
    path: one.ref.path,
    at: one.updateTime?.valueOf(),
    data: one.data(),
  }));
  return JSON.stringify(all);
}

const logs = async () => {
  const { docs } = await database().collection("species/specie-1/logs").get();
  return docs.map((one) => one.data());
};

describe("publishing a draft", () => {
  it("freezes its questions and words, says so above and in the species' log, once", async () => {
    const operation = newOperation();
    expect(await save("root", [publish("1")], operation)).toMatchObject(done);
    expect(await save("root", [publish("1")], operation)).toMatchObject(done);
    const version = await record<SurveyVersion>(
      "surveyVersions",
      `${survey}/versions/1`,
    );
    expect(version).toMatchObject({
      status: "published",
      publishedBy: "root",
      operationId: operation,
    });
    expect(version.questions.map(({ questionRef }) => questionRef)).toEqual([
      "Q-0",
      "Q-1",
      "Q-2",
    ]);
    expect(await record<Survey>("surveys", survey)).toMatchObject({
      published: true,
      publishedVersion: 1,
      versions: [{ status: "published", publishedAt: version.publishedAt }],
    });
    for (const language of languages)
      expect(
        await read(`${survey}/versions/1/texts/${language}`),
      ).toMatchObject({
        language,
        name: `Primates ${language}`,
        questions: {
          "Q-0": {
            text: `Mange ? ${language}`,
            short: language === "fr" ? "Mange" : null,
            options: { yes: `yes ${language}` },
          },
        },
        criteria: { "label-1": language === "en" ? "Alertness" : "Éveil" },
      });
    expect(await logs()).toMatchObject([
      { kind: "survey", by: "root", subjectId: "survey-1", note: "1" },
    ]);
  });

  it("is refused with every reason, and writes nothing", async () => {
    const { de, ...trad } = inAll((language) => ({ text: language }));
    expect(de.text).toBe("de");
    await put({
      "questions/q1": stored(aQuestion({ ...questions[1], trad })),
      "questions/q2": stored(aQuestion({ ...questions[2], archived: true })),
    });
    const before = await bytesOf("1");
    expect(await save("root", [publish("1")])).toMatchObject(
      refused(
        "sections.0.items.1.trad.de.text:translationRequired",
        "sections.0.items.2.questionId:questionArchived",
      ),
    );
    expect(await bytesOf("1")).toBe(before);
    expect(await logs()).toEqual([]);
  });

  it("whose conditions go round in a circle or name what is not asked, or whose question is nowhere, is refused with each reason", async () => {
    const asks = ["Q-1", "Q-0", "Q-7"];
    const items = [
      ...questions.map((one, place) =>
        anItem(one, { onlyIf: ifAnyOf(asks[place] ?? "", "yes") }),
      ),
      anItem({ questionId: "gone", questionRef: "Q-9" }),
    ];
    await put({
      [`${survey}/versions/1`]: stored(
        aVersion({ sections: [aSection(items)] }),
      ),
    });
    const answer = await save("root", [publish("1")]);
    const fields = (answer as { details?: { fields?: string[] } }).details
      ?.fields;
    const at = (place: number) => `sections.0.items.${place}`;
    expect(fields).toEqual(
      expect.arrayContaining([
        `${at(0)}.onlyIf.parts.0.questionRef:conditionCycle`,
        `${at(2)}.onlyIf.parts.0.questionRef:conditionUnknown`,
        `${at(3)}.questionId:questionUnknown`,
      ]),
    );
    expect(await logs()).toEqual([]);
  });

  it("of a thousand questions is refused, unread", async () => {
    const items = Array.from({ length: 1000 }, (_, place) =>
      anItem({ questionId: `q${place}`, questionRef: `Q-${place}` }),
    );
    const sections = [0, 1, 2, 3].map((part) =>
      aSection(items.slice(part * 250, (part + 1) * 250), {
        sectionId: `s${part}`,
      }),
    );
    await put({ [`${survey}/versions/1`]: stored(aVersion({ sections })) });
    expect(await save("root", [publish("1")])).toMatchObject(
      refused("sections:questionsMost"),
    );
  });

  it("is only S's, of one draft alone, as it was looked at", async () => {
    expect(await save("admin", [publish("1")])).toMatchObject({
      code: "permission-denied",
    });
    const names = change("surveys", "survey-1", { archived: false });
    expect(await save("root", [publish("1"), names])).toMatchObject(
      refused("kind:alone"),
    );
    expect(await save("root", [publish("1", { sections: [] })])).toMatchObject({
      success: false,
      error: "conflict",
    });
    expect(
      await save("root", [publish("1", { sections: draft.sections })]),
    ).toMatchObject(done);
    expect(await save("root", [publish("2")])).toMatchObject({
      success: false,
      error: "not-found",
    });
    expect(
      await save("root", [
        { ...publish("q0"), collection: "questions", parentId: undefined },
      ]),
    ).toMatchObject(refused("kind:unsupported"));
  });

  it("tells as many species as a questionnaire may name", async () => {
    const surveySpecie = Array.from({ length: 500 }, (_, at) => `s-${at}`);
    await put({ [survey]: stored(aSurvey({ surveySpecie })) });
    expect(await save("root", [publish("1")])).toMatchObject(done);
    expect((await database().collection("species/s-499/logs").get()).size).toBe(
      1,
    );
  });
});

describe("what is published", () => {
  beforeEach(async () => {
    expect(await save("root", [publish("1")])).toMatchObject(done);
  });

  it("refuses every change, also by S, and can be retired", async () => {
    const before = await bytesOf("1");
    for (const sections of [[], draft.sections])
      expect(
        await save("root", [
          below(change("surveyVersions", "1", { sections })),
        ]),
      ).toMatchObject(refused("sections:versionFixed"));
    expect(await save("root", [publish("1")])).toMatchObject(
      refused("status:versionFixed"),
    );
    for (const status of ["draft", "published"])
      expect(
        await save("root", [below(change("surveyVersions", "1", { status }))]),
      ).toMatchObject(refused("status:invalid"));
    expect(
      await save("root", [
        below(change("surveyVersions", "1", { questions: [] })),
      ]),
    ).toMatchObject({ success: false, error: "invalid-input" });
    expect(await bytesOf("1")).toBe(before);
    const retire = below(change("surveyVersions", "1", { status: "retired" }));
    expect(await save("root", [retire])).toMatchObject(done);
    expect(await record<Survey>("surveys", survey)).toMatchObject({
      published: false,
      publishedVersion: null,
      versions: [{ status: "retired" }],
    });
  });

  it("version 2 removes a question and an option, changes a text and a score: version 1 is untouched byte for byte", async () => {
    const before = await bytesOf("1");
    const header = await record<Survey>("surveys", survey);
    const first = await record<SurveyVersion>(
      "surveyVersions",
      `${survey}/versions/1`,
    );
    const next = nextDraft(header.versions, first);
    expect(next?.versionId).toBe("2");
    const made = below(
      create("surveyVersions", next?.versionId ?? "", {
        surveyId: header.surveyId,
        sections: next?.sections ?? [],
      }),
    );
    expect(await save("root", [made])).toMatchObject(done);
    expect(
      await save("root", [
        change("questions", "q0", {
          trad: inAll((language) => ({ text: `Boit ? ${language}` })),
          options: [anOption("yes", 1), anOption("no", 0)],
        }),
        change("questions", "q1", {
          options: [
            anOption("yes", 0.9),
            anOption("some", 0.5),
            anOption("no", 0),
          ],
        }),
        below(
          change("surveyVersions", "2", {
            sections: [
              aSection(questions.slice(0, 2).map((one) => anItem(one))),
            ],
          }),
        ),
      ]),
    ).toMatchObject(done);
    expect(await save("root", [publish("2")])).toMatchObject(done);
    expect(await bytesOf("1")).toBe(before);
    const second = await record<SurveyVersion>(
      "surveyVersions",
      `${survey}/versions/2`,
    );
    expect(
      second.questions.map(({ options }) => options.map(({ score }) => score)),
    ).toEqual([
      [1, 0],
      [0.9, 0.5, 0],
    ]);
    expect(await record<Survey>("surveys", survey)).toMatchObject({
      publishedVersion: 2,
      versions: [{ status: "published" }, { status: "published" }],
    });
  });

  it("is followed by the next number, one draft at a time, below a questionnaire that is there", async () => {
    const made = (id: string, surveyId = "survey-1") =>
      below(create("surveyVersions", id, { surveyId, sections: [] }), surveyId);
    expect(await save("root", [made("3")])).toMatchObject(
      refused("versionId:invalid"),
    );
    expect(await save("root", [made("2")])).toMatchObject(done);
    expect(await save("root", [made("3")])).toMatchObject(
      refused("versionId:draftThere"),
    );
    expect(await save("root", [made("1", "nowhere")])).toMatchObject(
      refused("surveyId:reference"),
    );
    expect(await record<Survey>("surveys", survey)).toMatchObject({
      publishedVersion: 1,
      versions: [{ status: "published" }, { status: "draft" }],
    });
  });
});

it("a questionnaire and its first draft are made together", async () => {
  expect(
    await save("root", [
      create("surveys", "new", { names: { fr: "Oiseaux" } }),
      below(
        create("surveyVersions", "1", { surveyId: "new", sections: [] }),
        "new",
      ),
    ]),
  ).toMatchObject(done);
  expect(await read("surveys/new")).toMatchObject(
    listing([{ status: "draft", publishedAt: null }]),
  );
});
