import { beforeEach, expect, it } from "vitest";
import { allowDrafts, freeDrafts, tabId } from "../../../lib/kept-drafts";
import { draftStore } from "./form-draft";
import { resumed } from "./use-draft";

interface Form {
  name: string;
  surface: number;
}
const read = (kept: unknown): Form | null =>
  typeof kept === "object" && kept !== null && "name" in kept
    ? (kept as Form)
    : null;
const drafts = draftStore("some-draft", read);
const kept = {
  form: { name: "Étang", surface: Number.NaN },
  start: { name: "", surface: 0 },
  id: "one",
};

beforeEach(() => {
  sessionStorage.clear();
  allowDrafts(false);
});

it("gives back what its owner left, numbers that are none yet included", () => {
  drafts.save("me", kept);
  expect(drafts.load("me")).toEqual(kept);
});

it("forgets another's, and what is no such form", () => {
  drafts.save("me", kept);
  expect(drafts.load("you")).toBeNull();
  expect(drafts.load("me")).toBeNull();
  for (const text of ["{", "null", '"x"', '{"owner":"me","form":{"a":1}}']) {
    sessionStorage.setItem("some-draft", text);
    expect(drafts.load("me")).toBeNull();
    expect(sessionStorage.getItem("some-draft")).toBeNull();
  }
});

it("resumes what was touched over what the record is now", () => {
  const { form, start } = kept;
  expect(resumed({ form, start }, { name: "Mare", surface: 7 })).toEqual(form);
  expect(
    resumed(
      { form: { ...form, surface: 0 }, start },
      { name: "Mare", surface: 7 },
    ),
  ).toEqual({ name: "Étang", surface: 7 });
});

it("survives the tab it was typed in where somebody is remembered, and nowhere else", () => {
  const killTab = () => sessionStorage.clear();
  drafts.save("me", kept);
  killTab();
  expect(drafts.load("me")).toBeNull();
  allowDrafts(true);
  drafts.save("me", kept);
  killTab();
  freeDrafts(new Set([tabId]));
  expect(drafts.load("you")).toBeNull();
  expect(drafts.load("me")).toEqual(kept);
  drafts.drop();
  expect(drafts.load("me")).toBeNull();
});

it("keeps those that stand beside each other apart, and forgets the others", () => {
  const ofOne = (owner: string, other: string) => owner[0] === other[0];
  const several = draftStore("several", read, ofOne);
  const named = (name: string) => ({ ...kept, form: { ...kept.form, name } });
  several.save("a 1", named("one"));
  expect(several.load("a 2")).toBeNull();
  several.save("a 2", named("two"));
  expect(several.load("a 1")).toEqual(named("one"));
  several.drop("a 2");
  expect(several.load("a 2")).toBeNull();
  expect(several.load("a 1")).toEqual(named("one"));
  expect(several.load("b 1")).toBeNull();
  expect(several.load("a 1")).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
