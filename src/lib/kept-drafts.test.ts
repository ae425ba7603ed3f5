import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  allowDrafts,
  dropDraft,
  forgetDrafts,
  freeDrafts,
  keepDraft,
  tabId,
  takeDraft,
} from "./kept-drafts";

const name = "draft task me";
const ofTab = (tab: string | null, at = Date.now()) =>
  localStorage.setItem(name, JSON.stringify({ tab, at, text: "Nourrir" }));

beforeEach(() => {
  localStorage.clear();
  allowDrafts(true);
});
afterEach(() => {
  allowDrafts(false);
});

it("gives what a tab left once that is gone, and to its owner alone", () => {
  ofTab("other");
  freeDrafts(new Set([tabId, "other"]));
  expect(takeDraft("task", "me")).toBeNull();
  dropDraft("task", "me");
  freeDrafts(new Set([tabId]));
  expect(takeDraft("task", "you")).toBeNull();
  expect(takeDraft("task", "me")).toBe("Nourrir");
  freeDrafts(new Set([tabId]));
  expect(takeDraft("task", "me")).toBe("Nourrir");
  dropDraft("task", "me");
  expect(localStorage).toHaveLength(0);
});

it("keeps nothing of anybody who is not remembered, and nothing that was forgotten", () => {
  keepDraft("task", "me", "Nourrir");
  expect(localStorage).toHaveLength(1);
  forgetDrafts();
  expect(localStorage).toHaveLength(0);
  keepDraft("task", "me", "Nourrir");
  localStorage.setItem("rememberMe", "false");
  allowDrafts(false);
  keepDraft("task", "me", "Nourrir");
  expect(Object.keys(localStorage)).toEqual(["rememberMe"]);
  ofTab(null);
  expect(takeDraft("task", "me")).toBeNull();
});

it("forgets what nobody came back for, and what is no draft", () => {
  ofTab(null, Date.now() - 15 * 24 * 60 * 60_000);
  freeDrafts(new Set([tabId]));
  expect(localStorage).toHaveLength(0);
  for (const text of ["{", "null", '{"at":"now"}']) {
    localStorage.setItem(name, text);
    expect(takeDraft("task", "me")).toBeNull();
    freeDrafts(new Set([tabId]));
    expect(localStorage).toHaveLength(0);
  }
});

it("does without a storage", () => {
  const refuse = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  keepDraft("task", "me", "Nourrir");
  expect(takeDraft("task", "me")).toBeNull();
  vi.unstubAllGlobals();
});
