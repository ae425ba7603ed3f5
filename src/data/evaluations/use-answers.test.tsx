import { answersOf } from "@domain/evaluation/answers-text";
import type { Answers } from "@domain/survey/answer";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import {
  anEvaluationDraft,
  anEvaluation,
  answered,
} from "../../../tests/builders/campaigns";
import { sector1, zooA } from "../../../tests/builders/ids";
import { setStage } from "../testing/stage";
import { givenAnswers } from "./answer-log";
import { useAnswers } from "./use-answers";
import type { Beginning } from "./writes";

const stage = setStage();
const place = {
  zooId: zooA,
  uid: "me",
  evaluationId: "e1",
  deviceId: "phone",
  name: "Nala",
};
const beginning: Beginning = {
  zooId: zooA,
  authorId: "me",
  campaignId: "campaign-1",
  surveyId: "survey-1",
  version: 1,
  mode: "normal",
  sealed: false,
  subjectKind: "animal",
  subjectId: "animal-1",
  specieId: "specie-1",
  sectorIds: [sector1],
};

const open = (begun: Beginning | null = beginning) =>
  renderHook(() => useAnswers(place, begun, undefined));
type Opened = ReturnType<typeof open>;

async function ready({ result }: Opened) {
  await waitFor(() => expect(result.current.state).toBe("data"));
  return () => {
    if (result.current.state !== "data") throw new Error("not there");
    return result.current.data;
  };
}

const say =
  (questionRef: string, value: string, at = new Date()) =>
  (answers: Answers): Answers => ({
    ...answers,
    [questionRef]: { ...answered(value), at },
  });

const draft = () => stage.store.getDoc("evaluationDrafts", "phone", "e1");
const chosenIn = async () => {
  const row = await draft();
  return Object.fromEntries(
    Object.entries(answersOf(row?.data.answers ?? "{}")).map(([ref, one]) => [
      ref,
      one.chosen[0],
    ]),
  );
};

beforeEach(async () => {
  await givenAnswers.drop("me", "e1", await givenAnswers.of("me", "e1"));
});

it("begins with the first answer, and writes the others together", async () => {
  const opened = open();
  const state = await ready(opened);
  expect(await stage.store.getDoc("evaluations", "e1")).toBeNull();
  act(() => state().answer("Q-001", say("Q-001", "yes")));
  await waitFor(async () =>
    expect((await stage.store.getDoc("evaluations", "e1"))?.data).toMatchObject(
      { authorId: "me", status: "draft", subjectId: "animal-1" },
    ),
  );
  // Within one millisecond, as two touches of a quick machine: the later one stands.
  const now = new Date();
  act(() => state().answer("Q-002", say("Q-002", "a", now)));
  act(() => state().answer("Q-002", say("Q-002", "b", now)));
  await waitFor(async () =>
    expect(await chosenIn()).toEqual({ "Q-001": "yes", "Q-002": "b" }),
  );
  await waitFor(async () =>
    expect(await givenAnswers.of("me", "e1")).toEqual({}),
  );
});

it("writes what is left as it is left, and takes up what was never written", async () => {
  const opened = open();
  const state = await ready(opened);
  act(() => state().answer("Q-001", say("Q-001", "yes")));
  act(() => state().answer("Q-002", say("Q-002", "b")));
  opened.unmount();
  await waitFor(async () =>
    expect(await chosenIn()).toEqual({ "Q-001": "yes", "Q-002": "b" }),
  );
  // What a killed tab had no time to hand on.
  givenAnswers.put("me", "e1", "Q-003", { ...answered("c"), at: new Date() });
  await waitFor(async () =>
    expect(Object.keys(await givenAnswers.of("me", "e1"))).toEqual(["Q-003"]),
  );
  const again = await ready(open(null));
  expect(again().answers["Q-003"]?.chosen).toEqual(["c"]);
  await waitFor(async () => expect((await chosenIn())["Q-003"]).toBe("c"));
});

it("shows what devices answered differently, and keeps both drafts once one is chosen", async () => {
  stage.store.seed(
    "evaluations",
    "e1",
    anEvaluation({ evaluationId: "e1", authorId: "me" }),
  );
  const seed = (deviceId: string, value: string, more: Answers = {}) =>
    stage.store.seed(
      "evaluationDrafts",
      deviceId,
      anEvaluationDraft({
        evaluationId: "e1",
        deviceId,
        authorId: "me",
        answers: JSON.stringify({ "Q-001": answered(value), ...more }),
      }),
      "e1",
    );
  seed("phone", "yes");
  seed("tablet", "no", { "Q-002": answered("a") });
  const state = await ready(open(null));
  expect(state().conflicts.map(({ questionRef }) => questionRef)).toEqual([
    "Q-001",
  ]);
  expect(state().answers["Q-002"]?.chosen).toEqual(["a"]);
  act(() => state().choose({ "Q-001": "tablet" }));
  expect(state().conflicts).toEqual([]);
  expect(state().answers["Q-001"]?.chosen).toEqual(["no"]);
  await waitFor(async () =>
    expect(await chosenIn()).toEqual({ "Q-001": "no", "Q-002": "a" }),
  );
  expect(
    (await stage.store.getDoc("evaluationDrafts", "tablet", "e1"))?.data
      .answers,
  ).toContain("no");
});

it("hands in what was answered last", async () => {
  const state = await ready(open());
  act(() => state().answer("Q-001", say("Q-001", "yes")));
  act(() => state().answer("Q-002", say("Q-002", "b")));
  act(() => void state().submit());
  await waitFor(async () =>
    expect((await stage.store.getDoc("evaluations", "e1"))?.data).toMatchObject(
      { status: "submitted", submittedFrom: "phone" },
    ),
  );
  expect(await chosenIn()).toEqual({ "Q-001": "yes", "Q-002": "b" });
});
