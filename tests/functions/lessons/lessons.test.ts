import { beforeEach, describe, expect, it } from "vitest";
import { can } from "@domain/access/can";
import type { Campaign } from "@domain/campaign/campaign";
import { callables } from "@domain/callables";
import { lessonCodeSchema } from "@domain/lesson/code";
import type { Lesson } from "@domain/lesson/lesson";
import { addDays } from "@domain/time/calendar-day";
import { dayMs, hourMs } from "@domain/time/lengths";
import { database } from "../../../functions/src/edge/admin";
import { closeLesson } from "../../../functions/src/lessons/close-lesson";
import { handInLesson } from "../../../functions/src/lessons/hand-in-lesson";
import { joinLesson } from "../../../functions/src/lessons/join-lesson";
import { openLesson } from "../../../functions/src/lessons/open-lesson";
import { purge } from "../../../functions/src/privacy/purge";
import { aZoo } from "../../builders/facility";
import { zooA, zooB } from "../../builders/ids";
import { stored } from "../../rules/harness";
import { accessOf, names, sessionOf } from "../../rules/people";
import { useFakeAccounts } from "../accounts/fake-accounts";
import { ask } from "../ask";
import { idsOf, put, read, useStage } from "../stage";
import {
  aHandIn,
  anOpenLesson,
  aRunningCampaign,
  code,
  lessonWorld,
  one,
  otherTablet,
  path,
  tablet,
  today,
} from "./stage";

useStage("demo-lessons");
const fake = useFakeAccounts();

beforeEach(() => put(lessonWorld()));

const refused = "permission-denied";
const failed = (error: string) => ({ success: false, error });
const join = (by: string | null = tablet, with_: string = code) =>
  ask(joinLesson, by, { code: with_, language: "de" });
const handIn = (more: object = {}, by: string | null = tablet) =>
  ask(handInLesson, by, aHandIn(more));
const done = (handInId = "hand-in-1") => ({
  success: true,
  data: { handInId },
});
const isLesson = (lesson: Partial<Lesson>) =>
  put({ [path]: stored(anOpenLesson(lesson)) });
const isCampaign = (...change: Parameters<typeof aRunningCampaign>) =>
  put({ "campaigns/campaign-1": stored(aRunningCampaign(...change)) });

describe("who may", () => {
  const asked = {
    openLesson: [
      openLesson,
      "create",
      { operationId: "operation-1", campaignId: "campaign-1" },
    ],
    closeLesson: [closeLesson, "close", { lessonId: "lesson-1" }],
    joinLesson: [joinLesson, "join", { code, language: "fr" }],
    handInLesson: [handInLesson, "submit", aHandIn()],
  } as const;

  it.each(Object.entries(asked))("%s", async (_, [callable, action, data]) => {
    await put(
      Object.fromEntries(
        names.flatMap((name) => {
          const access = accessOf[name];
          return access === null ? [] : [[`access/${name}`, stored(access)]];
        }),
      ),
    );
    for (const name of names) {
      const may = can(sessionOf(name, zooA), action, "lessons", {
        zooId: zooA,
      });
      const answer = await ask(
        callable,
        name === "signedOut" ? null : name,
        data,
      );
      const found = may
        ? { success: true }
        : name === "signedOut"
          ? "unauthenticated"
          : refused;
      expect([name, answer]).toMatchObject([name, found]);
    }
  });
});

describe("opening", () => {
  const open = (by = "pedago", operationId = "operation-1") =>
    ask(openLesson, by, { operationId, campaignId: "campaign-1" });

  it("makes a code for a day, and for the animals that are here, by name", async () => {
    const answer = (await open()) as {
      data: { lessonId: string; code: string };
    };
    const lesson = await read(`lessons/${answer.data.lessonId}`);
    expect(lessonCodeSchema.safeParse(answer.data.code).success).toBe(true);
    expect(lesson).toMatchObject({
      zooId: zooA,
      code: answer.data.code,
      animalIds: ["animal-2", "animal-1"],
      surveyId: "survey-1",
      version: 1,
      given: {},
    });
    expect(await open()).toEqual(answer);
    expect(await idsOf("lessons")).toHaveLength(2);
    expect(await open("pedago", "operation-2")).not.toEqual(answer);
  });

  const refusedOf: readonly (readonly [string, Partial<Campaign>])[] = [
    ["of another mode", { mode: "normal" }],
    ["archived", { status: "archived" }],
    ["stopped", { status: "stopped" }],
    ["deleted", { status: "deleted" }],
    ["about no animal", { animalIds: [], groupIds: ["group-1"] }],
  ];

  it.each(refusedOf)(
    "is refused for a campaign that is %s",
    async (_, change) => {
      await isCampaign(change);
      expect(await open()).toMatchObject(failed("conflict"));
    },
  );

  it("keeps nothing in a demonstration", async () => {
    await put({ [`zoo/${zooA}`]: stored(aZoo({ anonymousMode: true })) });
    expect(await open()).toMatchObject(failed("demonstration"));
    expect(await handIn()).toMatchObject(failed("demonstration"));
  });
});

describe("joining", () => {
  it("tells what is asked and whom it is about, and nothing else of them", async () => {
    const answer = (await join()) as { data: Record<string, unknown> };
    expect(answer).toMatchObject({
      success: true,
      data: {
        lessonId: "lesson-1",
        campaignName: "Petits éthologues",
        words: { language: "fr" },
        animals: [{ name: "Nala" }, { name: "Bibi" }],
      },
    });
    expect(callables.joinLesson.output.safeParse(answer.data).success).toBe(
      true,
    );
    const told = JSON.stringify(answer);
    for (const kept of ["Q-3", "250123", "Mange bien", "sector", "enclosure"])
      expect(told).not.toContain(kept);
    expect(told).not.toMatch(/"score":\d/);
  });

  const shut: readonly (readonly [
    string,
    Partial<Lesson>,
    Partial<Campaign>,
  ])[] = [
    ["closed", { closedAt: new Date(Date.now() - 1000) }, {}],
    ["run out", { closesAt: new Date(Date.now() - 1000) }, {}],
    ["of an archived campaign", {}, { status: "archived" }],
    ["of a stopped campaign", {}, { status: "stopped" }],
    ["of a deleted campaign", {}, { status: "deleted" }],
    ["of a campaign of another mode", {}, { mode: "normal" }],
    ["of a campaign that is over", {}, { endDate: addDays(today, -1) }],
  ];

  it.each(shut)("opens no lesson that is %s", async (_, lesson, campaign) => {
    await isLesson(lesson);
    await isCampaign(campaign);
    expect(await join()).toMatchObject(failed("code-expired"));
  });

  it("opens no lesson of another establishment, and says no more than of a wrong code", async () => {
    const wrong = await join(tablet, "XXXXXX");
    expect(wrong).toMatchObject(failed("code-expired"));
    expect(await join(otherTablet)).toEqual(wrong);
    expect(await handIn({}, otherTablet)).toMatchObject(failed("code-expired"));
  });

  it("is not for an establishment that is archived", async () => {
    await put({ [`zoo/${zooA}`]: stored(aZoo({ isArchived: true })) });
    expect(await join()).toBe(refused);
    expect(await handIn()).toBe(refused);
  });

  it("is over for a tablet that signed in before the account got its password", async () => {
    fake.add(tablet, "tablettes@zoo.test");
    const account = fake.all.get(tablet);
    const endedAt = Math.floor(Date.now() / 1000) * 1000;
    if (account) fake.all.set(tablet, { ...account, endedAt });
    const before = Math.floor(Date.now() / 1000) - 60;
    const data = { code, language: "fr" };
    expect(await ask(joinLesson, tablet, data, before)).toBe(refused);
    expect(await ask(handInLesson, tablet, aHandIn(), before)).toBe(refused);
    expect(await join()).toMatchObject({ success: true });
  });
});

describe("handing in", () => {
  it("counts in the result of the class, once, and is kept nowhere else", async () => {
    expect(await handIn()).toEqual(done());
    expect(await handIn()).toEqual(done());
    const second = { handInId: "hand-in-2", pupil: 8 };
    const whole = { "Q-1": one("b"), "Q-2": one("c") };
    expect(await handIn({ ...second, answers: whole })).toEqual(
      done("hand-in-2"),
    );
    const lesson = await read(path);
    expect(lesson).toMatchObject({
      given: { "7~animal-1": "hand-in-1", "8~animal-1": "hand-in-2" },
      tally: {
        questions: {
          "Q-1": { answered: 2, notApplicable: 0, options: { b: 1, c: 1 } },
        },
        animals: {
          // Half of what is asked says nothing of a criterion.
          "animal-1": {
            count: 2,
            criteria: { "label-1": { sum: 0.75, count: 1 } },
          },
        },
      },
    });
    expect(await idsOf("evaluations")).toEqual([]);
    expect(await read("animals/animal-1")).toMatchObject({ lastEval: null });
  });

  it("is once by each pupil and animal", async () => {
    await handIn();
    expect(await handIn({ handInId: "hand-in-2" })).toMatchObject(
      failed("conflict"),
    );
    expect(
      await handIn({ handInId: "hand-in-2", animalId: "animal-2" }),
    ).toEqual(done("hand-in-2"));
  });

  it("leaves a number with the tablet it was first used on", async () => {
    await handIn();
    const second = { handInId: "hand-in-2", animalId: "animal-2" };
    const other = { ...second, tabletId: "tablet-2" };
    expect(await handIn(other)).toMatchObject(failed("conflict"));
    expect(await handIn({ ...other, pupil: 8 })).toEqual(done("hand-in-2"));
    expect(await handIn(second)).toEqual(done("hand-in-2"));
    expect(await read(path)).toMatchObject({
      numbers: { "7": "tablet-1", "8": "tablet-2" },
    });
  });

  it.each([{}, { "Q-2": one() }])(
    "refuses %j, which says nothing, also of a campaign that takes a part",
    async (answers) => {
      await isCampaign({ partialCollection: true });
      expect(await handIn({ answers })).toMatchObject(failed("invalid-input"));
      expect(await handIn({ answers: { "Q-2": one("c") } })).toEqual(done());
    },
  );

  it("loses nothing of a class that hands in at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        handIn({ handInId: `h-${String(index)}`, pupil: index + 1 }),
      ),
    );
    expect(answers.every((one) => typeof one === "object")).toBe(true);
    const lesson = (await read(path)) as unknown as Lesson;
    expect(Object.keys(lesson.given)).toHaveLength(12);
    expect(lesson.tally.questions["Q-1"]?.answered).toBe(12);
  });

  it.each([
    ["a comment", { "Q-1": { ...one("c"), comment: "Léa Martin" } }],
    ["a file", { "Q-1": { ...one("c"), media: ["zoo-baie/a.jpg"] } }],
    ["an option that is words", { "Q-1": one("Léa Martin, 6e B") }],
    ["a question of something recorded", { "Q-1": one("c"), "Q-3": one() }],
    ["a question that is not asked", { "Q-1": one("c"), Léa: one("c") }],
    ["a question that must be answered left out", { "Q-2": one("c") }],
  ])("refuses %s", async (_, answers) => {
    const answer = await handIn({ answers });
    expect(
      answer === "invalid-argument" ||
        (answer as { error?: string }).error === "invalid-input",
    ).toBe(true);
    expect(await read(path)).toMatchObject({ given: {} });
  });

  it.each([
    ["another animal", { animalId: "animal-9" }, "invalid-input"],
    ["another code", { code: "XXXXXX" }, "code-expired"],
    ["another lesson", { lessonId: "lesson-9" }, "code-expired"],
    ["a time before it", { at: Date.now() - 2 * hourMs }, "code-expired"],
    ["a time to come", { at: Date.now() + hourMs }, "code-expired"],
  ])("refuses %s", async (_, more, error) => {
    expect(await handIn(more)).toMatchObject(failed(error));
  });

  it.each([0, 100, 1.5, "7", "Léa"])("knows no pupil %s", async (pupil) => {
    expect(await handIn({ pupil })).toBe("invalid-argument");
  });

  it("comes a day late from a tablet without a network, not later, and not finished after the end", async () => {
    const ended = new Date(Date.now() - hourMs / 2);
    await isLesson({ closedAt: ended });
    const before = ended.getTime() - 1000;
    expect(await handIn({ at: before })).toEqual(done());
    expect(await handIn({ at: ended.getTime() + 1000 })).toMatchObject(
      failed("code-expired"),
    );
    const long = new Date(Date.now() - 2 * dayMs);
    await isLesson({ openedAt: long, closesAt: new Date(+long + dayMs) });
    expect(await handIn({ at: +long + hourMs })).toMatchObject(
      failed("code-expired"),
    );
  });

  it.each(["archived", "stopped", "deleted"] as const)(
    "is over once its campaign is %s",
    async (status) => {
      await isCampaign({ status });
      expect(await handIn()).toMatchObject(failed("code-expired"));
    },
  );
});

describe("closing", () => {
  const close = (by = "pedago") =>
    ask(closeLesson, by, { lessonId: "lesson-1" });

  it("ends it at once, and does so once", async () => {
    expect(await close()).toMatchObject({ success: true });
    const { closedAt } = (await read(path)) ?? {};
    expect(closedAt).not.toBeNull();
    expect(await join()).toMatchObject(failed("code-expired"));
    await close();
    expect((await read(path))?.["closedAt"]).toEqual(closedAt);
  });

  it("is nobody's of another establishment", async () => {
    await put({
      "access/neighbour": stored(accessOf.neighbourAdmin),
      [`zoo/${zooB}`]: stored(aZoo({ zooId: zooB })),
    });
    expect(await close("neighbour")).toBe(refused);
  });
});

it("is removed after ninety days, a lesson that is kept stays", async () => {
  await put({
    "lessons/old": stored(
      anOpenLesson({ lessonId: "old", expireAt: new Date(Date.now() - 1) }),
    ),
  });
  await purge(new Date());
  expect(await idsOf("lessons")).toEqual(["lesson-1"]);
  expect((await database().collection("lessons").get()).size).toBe(1);
});
