import { describe, expect, it } from "vitest";
import { deriveFields } from "../record/derive";
import type { LeadTime } from "./task";
import { leadTimes } from "./task";
import { shownUntil, visibleFromOf } from "./visibility";

const at = (text: string) => new Date(text);

describe("visibleFromOf", () => {
  it.each<[string, LeadTime, string]>([
    ["2026-11-20T07:00:00Z", "sameDay", "2026-11-19T23:00:00Z"],
    ["2026-11-20T07:00:00Z", "oneDay", "2026-11-18T23:00:00Z"],
    ["2026-11-20T23:30:00Z", "oneDay", "2026-11-19T23:00:00Z"],
    ["2026-03-30T06:00:00Z", "oneWeek", "2026-03-22T23:00:00Z"],
    ["2026-03-30T06:00:00Z", "sameDay", "2026-03-29T22:00:00Z"],
    ["2026-10-26T07:00:00Z", "twoDays", "2026-10-23T22:00:00Z"],
  ])("of %s with %s is %s", (instant, lead, expected) => {
    expect(visibleFromOf(at(instant), lead)).toEqual(at(expected));
  });
});

describe("shownUntil", () => {
  it("is now without a lead time", () => {
    const now = at("2026-11-20T07:00:00Z");
    expect(shownUntil(now, null)).toEqual(now);
  });

  it.each(leadTimes)("is the last instant shown: %s", (lead) => {
    for (const text of [
      "2026-03-27T22:59:59.999Z",
      "2026-03-27T23:00:00Z",
      "2026-03-29T01:00:00Z",
      "2026-10-24T12:00:00Z",
      "2026-12-31T23:00:00Z",
    ]) {
      const now = at(text);
      const last = shownUntil(now, lead);
      const after = new Date(last.getTime() + 1);
      expect(visibleFromOf(last, lead) <= now).toBe(true);
      expect(visibleFromOf(after, lead) > now).toBe(true);
    }
  });
});

describe("a task's visibleFrom", () => {
  const now = at("2026-11-18T09:00:00Z");
  const createdAt = at("2026-11-10T09:00:00Z");
  const task = {
    scheduledFor: null,
    dueAt: at("2026-11-20T10:00:00Z"),
    visibilityLeadTime: null,
    visibleFrom: null,
    createdAt: null,
    responsibleIds: [],
    sectorIds: ["s1"],
  };
  const derived = (values: object, before: object | null = null) =>
    deriveFields(
      "tasks",
      { ...values },
      { before: before && { ...before }, now },
    )["visibleFrom"];

  it("is its lead time before its start, else before it is due", () => {
    const lead = { ...task, visibilityLeadTime: "oneDay" };
    expect(derived(lead)).toEqual(at("2026-11-18T23:00:00Z"));
    const planned = { ...lead, scheduledFor: at("2026-11-19T10:00:00Z") };
    expect(derived(planned)).toEqual(at("2026-11-17T23:00:00Z"));
  });

  it("is its making without a lead time, and stays", () => {
    expect(derived(task)).toEqual(now);
    const made = {
      ...task,
      createdAt,
      visibleFrom: at("2026-11-10T08:59:00Z"),
    };
    const later = { dueAt: at("2026-11-25T10:00:00Z") };
    expect(derived(later, made)).toEqual(made.visibleFrom);
    expect(derived(later, { ...made, visibleFrom: null })).toEqual(createdAt);
    expect(derived(later, task)).toBeNull();
  });

  it("is its making once its lead time is taken away", () => {
    const lead = { ...task, createdAt, visibilityLeadTime: "oneWeek" };
    const shown = { ...lead, visibleFrom: at("2026-11-12T23:00:00Z") };
    expect(derived({ visibilityLeadTime: null }, shown)).toEqual(createdAt);
  });
});
