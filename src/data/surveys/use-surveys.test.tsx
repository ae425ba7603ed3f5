import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import {
  aProfile,
  aQuestion,
  aSurvey,
  aVersion,
  someTexts,
} from "../../../tests/builders/surveys";
import { listing } from "@domain/versions/version-list";
import { provideBackend } from "../backend";
import type { Live } from "../live-store";
import { memoryStore, type MemoryStore } from "../memory-store";
import { subscriptions } from "../subscriptions";
import {
  useProfiles,
  useQuestions,
  useSurveys,
  useVersion,
} from "./use-surveys";

let store: MemoryStore;

const published = listing([{ status: "published", publishedAt: null }]);

beforeEach(() => {
  subscriptions.close();
  store = memoryStore();
  provideBackend(store);
  store.seed("surveys", "draft", aSurvey({ surveyId: "draft" }));
  store.seed("surveys", "out", aSurvey({ surveyId: "out", ...published }));
  store.seed("questions", "question-1", aQuestion());
  store.seed("profiles", "profile-1", aProfile());
});

async function shown<T>(hook: () => T): Promise<T> {
  const { result } = renderHook(hook);
  await act(() => Promise.resolve());
  return result.current;
}

const idsOf = (live: Live<{ rows: readonly { id: string }[] }>) =>
  live.state === "data" ? live.data.rows.map(({ id }) => id) : live.state;

it("questionnaires are all there for their makers, the published ones for everybody", async () => {
  expect(idsOf(await shown(() => useSurveys(true)))).toEqual(["draft", "out"]);
  expect(idsOf(await shown(() => useSurveys(false)))).toEqual(["out"]);
});

it("questions are their makers' alone, profiles everybody's", async () => {
  expect(idsOf(await shown(() => useQuestions(true)))).toEqual(["question-1"]);
  expect(idsOf(await shown(() => useQuestions(false)))).toBe("loading");
  expect(idsOf(await shown(useProfiles))).toEqual(["profile-1"]);
});

it("a version opens with its words in one language, and nothing opens without a number", async () => {
  store.seed("surveyVersions", "1", aVersion({ status: "published" }), "out");
  store.seed("versionTexts", "fr", someTexts(), "out/versions/1");
  const { version, words } = await shown(() => useVersion("out", 1, "fr"));
  expect(version).toMatchObject({ data: { data: { status: "published" } } });
  expect(words).toMatchObject({ data: { data: { name: "Primates" } } });
  const none = await shown(() => useVersion("out", null, "fr"));
  expect([none.version.state, none.words.state]).toEqual([
    "loading",
    "loading",
  ]);
});
