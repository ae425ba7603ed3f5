import { beforeEach, describe, expect, it } from "vitest";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import type { QuestionState } from "@domain/question/state";
import { restoredFrom, stateOn } from "@domain/question/state";
import { anAccess } from "../../builders/a-session";
import { anOption, aQuestion, inAll } from "../../builders/surveys";
import { stored } from "../../rules/harness";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import { onQuestionWritten } from "../../../functions/src/triggers/on-question-written";
import { change, create, save } from "../desk-stage";
import { put, read, useStage } from "../stage";

useStage("demo-question-states");
beforeEach(() =>
  put({
    "access/root": stored(anAccess({ right: "superAdmin", zooId: "office" })),
  }),
);

const done = { success: true };
const path = "questions/q1";
const { questionType, trad, options } = aQuestion();

let events = 0;

/** Does something to the question, and tells of it what the trigger is told, `times` times. */
async function told(
  time: string,
  act: () => Promise<unknown>,
  times = 1,
): Promise<void> {
  const at = database().doc(path);
  const before = await at.get();
  await act();
  const after = await at.get();
  events += 1;
  const event = {
    id: `event-${events}`,
    time,
    params: { questionId: "q1" },
    data: { before, after },
  };
  for (let one = 0; one < times; one += 1)
    await onQuestionWritten.run(event as never);
}

async function states(): Promise<QuestionState[]> {
  const { docs } = await database()
    .collection(`${path}/states`)
    .orderBy("at")
    .get();
  return docs.map(
    (one) =>
      readRecord("questionStates", one.id, plain(one.data()) as Values).record!,
  );
}

const make = () =>
  save("root", [
    create("questions", "q1", {
      questionRef: "Q-1",
      questionType,
      trad,
      options,
    }),
  ]);

describe("a question made and changed here", () => {
  it("is kept in every state, each event once, and made again what it was", async () => {
    await told("2026-11-01T08:00:00Z", make, 2);
    const mandatory = change("questions", "q1", { mandatory: false });
    await told("2026-11-02T08:00:00Z", () => save("root", [mandatory]));
    const text = change("questions", "q1", {
      trad: inAll((language) => ({ text: `Boit ? ${language}` })),
    });
    await told("2026-11-03T08:00:00Z", () => save("root", [text]));
    // What changes nothing is no state.
    await told("2026-11-04T08:00:00Z", () => save("root", [mandatory]));
    const all = await states();
    expect(all.map(({ by, state }) => [by, state.mandatory])).toEqual([
      ["root", true],
      ["root", false],
      ["root", false],
    ]);
    expect(all.map(({ operationId }) => operationId)).not.toContain(null);
    const then = stateOn(all, new Date("2026-11-01T12:00:00Z"));
    expect(stateOn(all, new Date("2026-10-31T12:00:00Z"))).toBeNull();
    expect(
      await save("root", [change("questions", "q1", restoredFrom(then!))]),
    ).toMatchObject(done);
    expect(await read(path)).toMatchObject({
      mandatory: true,
      trad: { fr: { text: "Mange ? fr" } },
      source: "own",
      keptFields: [],
    });
  });

  it("has a reference of its own, for good", async () => {
    expect(await make()).toMatchObject(done);
    const again = create("questions", "q2", {
      questionRef: "Q-1",
      questionType,
    });
    expect(await save("root", [again])).toMatchObject({
      details: { fields: ["questionRef:taken"] },
    });
    expect(
      await save("root", [change("questions", "q1", { questionRef: "Q-2" })]),
    ).toMatchObject({ details: { fields: ["questionRef:unrecognized_keys"] } });
    expect(
      await save("root", [
        change("questions", "q1", { options: [anOption("a"), anOption("a")] }),
      ]),
    ).toMatchObject({ details: { fields: ["options.1.value:optionTwice"] } });
  });
});

describe("a question of the sync", () => {
  const brought = {
    questionId: "q1",
    questionRef: "Q-1",
    type: "simple",
    title: { fr: "Mange ?" },
    answers: ["Oui", "Non"],
    schemaVersion: 1,
    updatedAt: new Date("2026-10-01T08:00:00Z"),
    updatedBy: "system",
  };

  it("keeps what is changed here, and what it was before", async () => {
    await put({ [path]: brought });
    const texts = {
      fr: { text: "Mange-t-il ?", help: null },
      de: { text: "Frisst es?", help: null },
    };
    await told("2026-11-02T08:00:00Z", () =>
      save("root", [change("questions", "q1", { trad: texts })]),
    );
    expect(await read(path)).toMatchObject({
      trad: texts,
      keptFields: ["trad.de", "trad.fr"],
      title: { fr: "Mange ?" },
    });
    expect(await states()).toMatchObject([
      { by: "system", state: { trad: { fr: { text: "Mange ?" } } } },
      { by: "root", state: { trad: texts } },
    ]);
  });
});
