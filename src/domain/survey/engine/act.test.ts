import { describe, expect, it } from "vitest";
import { anAskedVersion } from "../../../../tests/builders/forms";
import type { Answers } from "../answer";
import type { Act } from "./act";
import { answersAfter } from "./act";
import { flowOfForm } from "./flow";
import { formOf } from "./form";

const now = new Date("2026-11-25T09:00:00Z");
const form = formOf(
  anAskedVersion([
    { questionRef: "one" },
    { questionRef: "many", questionType: "multiple" },
    { questionRef: "photo", questionType: "photo", options: [] },
  ]),
);
const after = (questionRef: string, ...acts: Act[]): Answers =>
  acts.reduce<Answers>(
    (answers, act) => answersAfter(form, answers, questionRef, act, now),
    {},
  );
const choose = (value: string): Act => ({ kind: "choose", value });
const applies = (on: boolean): Act => ({ kind: "notApplicable", on });

describe("answering", () => {
  it("chooses one, or another instead, however often it is chosen", () => {
    expect(after("one", choose("a"))["one"]).toMatchObject({
      chosen: ["a"],
      at: now,
    });
    expect(after("one", choose("a"), choose("b"))["one"]?.chosen).toEqual([
      "b",
    ]);
    expect(after("one", choose("a"), choose("a"))["one"]?.chosen).toEqual([
      "a",
    ]);
  });

  it("chooses several, in whatever order", () => {
    expect(after("many", choose("c"), choose("a"))["many"]?.chosen).toEqual([
      "a",
      "c",
    ]);
    const less = after("many", choose("c"), choose("a"), choose("c"));
    expect(less["many"]?.chosen).toEqual(["a"]);
  });

  it("keeps what was chosen beneath not applicable, and begins anew with another choice", () => {
    const covered = after("many", choose("a"), applies(true));
    expect(flowOfForm(form, covered).questions[1]?.state).toBe("notApplicable");
    const back = after("many", choose("a"), applies(true), applies(false));
    expect(back["many"]?.chosen).toEqual(["a"]);
    const anew = after("many", choose("a"), applies(true), choose("b"));
    expect(anew["many"]).toMatchObject({ chosen: ["b"], notApplicable: false });
  });

  it("keeps what was recorded and said", () => {
    const said = after(
      "photo",
      { kind: "media", media: ["a"] },
      { kind: "comment", text: "ok" },
    );
    expect(said["photo"]).toMatchObject({ media: ["a"], comment: "ok" });
    const gone = after(
      "one",
      choose("a"),
      { kind: "comment", text: "ok" },
      { kind: "clear" },
    );
    expect(gone["one"]).toMatchObject({ chosen: [], comment: "ok" });
    expect(
      after("one", { kind: "comment", text: "" })["one"]?.comment,
    ).toBeNull();
  });

  it("remembers what was recorded and taken out again, until it is there again", () => {
    const media = (...names: string[]) =>
      ({ kind: "media", media: names }) as const;
    const taken = after("photo", media("a", "b"), media("b"));
    expect(taken["photo"]).toMatchObject({ media: ["b"], dropped: ["a"] });
    const none = after("photo", media("a", "b"), media("b"), media());
    expect(none["photo"]).toMatchObject({ media: [], dropped: ["a", "b"] });
    const back = after("photo", media("a"), media(), media("a"));
    expect(back["photo"]).not.toHaveProperty("dropped");
    // What existing data hold is nobody's to remove by its address.
    const old = after("photo", media("zoo/old.jpg"), media());
    expect(old["photo"]).not.toHaveProperty("dropped");
    const more = after(
      "photo",
      { kind: "record", names: ["a"] },
      { kind: "record", names: ["b", "a"] },
      { kind: "takeOut", names: ["a"] },
    );
    expect(more["photo"]).toMatchObject({ media: ["b"], dropped: ["a"] });
    const cleared = after("photo", media("a"), { kind: "clear" });
    expect(cleared["photo"]).toMatchObject({ media: [], dropped: ["a"] });
  });

  it("changes nothing of a question that is not there, nor the answers it was given", () => {
    const before = after("one", choose("a"));
    expect(answersAfter(form, before, "gone", choose("a"), now)).toBe(before);
    answersAfter(form, before, "one", choose("b"), now);
    expect(before["one"]?.chosen).toEqual(["a"]);
  });
});
