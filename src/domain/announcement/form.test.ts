import { describe, expect, it } from "vitest";
import { anAnnouncement } from "../../../tests/builders/announcements";
import { announcementSchema } from "./announcement";
import { announcementDesk } from "./desk";
import type { AnnouncementForm } from "./form";
import {
  announcementFormOf,
  announcementIssues,
  announcementValues,
  newAnnouncementForm,
} from "./form";

const now = new Date("2026-11-22T17:00:30Z");
const filled: AnnouncementForm = {
  ...newAnnouncementForm(now),
  title: "Exercice d’évacuation",
  displayEndAt: "2026-12-01 09:00:00",
};
const codes = (form: Partial<AnnouncementForm>) =>
  announcementIssues({ ...filled, ...form }).map(
    ({ field, code }) => `${field}:${code}`,
  );

describe("a new form", () => {
  it("begins at this minute of Paris, for everybody, and lacks a title alone", () => {
    const form = newAnnouncementForm(now);
    expect(form.displayStartAt).toBe("2026-11-22 18:00:00");
    expect(
      announcementIssues(form).map(({ field, code }) => `${field}:${code}`),
    ).toEqual(["title:required"]);
  });
});

describe("announcementIssues", () => {
  it("has none for a filled form", () => {
    expect(codes({})).toEqual([]);
    expect(
      codes({
        title: "x".repeat(120),
        content: "x".repeat(10_000),
        externalLink: " https://example.org/a?b=c#d ",
        displayEndAt: null,
      }),
    ).toEqual([]);
  });

  it.each<[string, Partial<AnnouncementForm>, string]>([
    ["a blank title", { title: " \u00ad " }, "title:required"],
    ["a long title", { title: "x".repeat(121) }, "title:tooLong"],
    ["a long content", { content: "x".repeat(10_001) }, "content:tooLong"],
    ["no start", { displayStartAt: null }, "displayStartAt:required"],
    [
      "a start that is no date",
      { displayStartAt: "soon" },
      "displayStartAt:invalid",
    ],
    [
      "an end at the start",
      { displayEndAt: "2026-11-22 18:00:00" },
      "displayEndAt:endBeforeStart",
    ],
    [
      "an end before the start",
      { displayEndAt: "2026-11-21 18:00:00" },
      "displayEndAt:endBeforeStart",
    ],
    [
      "nobody to confirm",
      { readConfirmation: true },
      "teams:recipientsRequired",
    ],
  ])("says what is wrong with %s", (_, form, issue) => {
    expect(codes(form)).toEqual([issue]);
  });

  it.each([
    "http://example.org",
    "javascript:alert(1)",
    "data:text/html,x",
    "//example.org",
    "example.org",
    "https://",
    `https://example.org/${"x".repeat(500)}`,
  ])("takes no link %s", (externalLink) => {
    expect(codes({ externalLink })).toEqual(["externalLink:link"]);
  });

  it.each<Partial<AnnouncementForm>>([
    { recipientIds: ["ada"] },
    { enclosureIds: ["enclosure-1"] },
    { teams: ["board"] },
  ])("takes a confirmation asked of %j", (named) => {
    expect(codes({ ...named, readConfirmation: true })).toEqual([]);
  });
});

describe("announcementValues", () => {
  it("are what is stored, and come back as they were typed", () => {
    const form: AnnouncementForm = {
      ...filled,
      title: " Alerte ",
      content: "",
      teams: ["staff", "board"],
      recipientIds: ["ada", "ada"],
    };
    const values = announcementValues(form);
    expect(values).toMatchObject({
      title: "Alerte",
      content: null,
      externalLink: null,
      displayStartAt: new Date("2026-11-22T17:00:00Z"),
      displayEndAt: new Date("2026-12-01T08:00:00Z"),
      teams: ["board", "staff"],
      recipientIds: ["ada"],
    });
    const stored = anAnnouncement(announcementSchema.partial().parse(values));
    expect(announcementFormOf(stored)).toMatchObject({
      title: "Alerte",
      displayEndAt: "2026-12-01 09:00:00",
      content: "",
    });
  });
});

describe("the desk", () => {
  const issuesOf = (
    announcement: Parameters<typeof anAnnouncement>[0],
    ...changed: string[]
  ) =>
    announcementDesk.check?.(anAnnouncement(announcement), {
      before: null,
      changed: new Set(changed),
      by: "person",
      now,
    });

  it("holds the same rules over the merged record", () => {
    expect(issuesOf({ readConfirmation: true }, "readConfirmation")).toEqual([
      { field: "teams", code: "recipientsRequired" },
    ]);
    expect(issuesOf({ readConfirmation: true }, "teams")).toHaveLength(1);
    expect(issuesOf({ displayEndAt: null }, "displayEndAt")).toEqual([]);
    const start = new Date("2027-01-01T08:00:00Z");
    expect(issuesOf({ displayStartAt: start }, "displayStartAt")).toEqual([
      { field: "displayEndAt", code: "endBeforeStart" },
    ]);
  });

  it("leaves alone what a change does not touch", () => {
    expect(
      issuesOf({ readConfirmation: true, displayEndAt: null }, "content"),
    ).toEqual([]);
  });

  it("finds the sectors of the enclosures, those of none left out", () => {
    const lookup = (_: string, id: string) =>
      id === "e3" ? null : { linkedSectorId: id === "e2" ? null : "s1" };
    const record = anAnnouncement({ enclosureIds: ["e1", "e2", "e3", "e4"] });
    expect(
      announcementDesk.resolve?.(record, new Set(["enclosureIds"]), lookup),
    ).toEqual({ sectorIds: ["s1"] });
    expect(
      announcementDesk.resolve?.(record, new Set(["title"]), lookup),
    ).toEqual({});
  });
});
