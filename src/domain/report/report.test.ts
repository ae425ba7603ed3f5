import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { zooA } from "../../../tests/builders/ids";
import {
  aFigureBlock,
  aHealthReport,
  aReport,
  aText,
} from "../../../tests/builders/reports";
import { can } from "../access/can";
import { deriveFields } from "../record/derive";
import type { Values } from "../record/types";
import { blocksLengthMost, reportSchema } from "./report";
import { replacedBlock } from "./blocks";
import { reportDesk } from "./desk";
import { reportFacts } from "./facts";
import { otherPeriod } from "./freeze";
import { figureClass, figureKinds } from "./figures";
import { reportsQueries } from "./report-queries";
import { classOf, content, nextVersion, stateOf } from "./state";

const now = new Date("2026-11-21T08:00:00Z");

const flawsOf = (after: Values, before: Values | null, by = "author") => {
  const changed = new Set(
    Object.keys(after).filter((name) => after[name] !== before?.[name]),
  );
  return reportDesk
    .check?.(after, { before, changed, now, by })
    .map(({ field }) => field);
};

describe("the blocks of a report", () => {
  const [text, figure] = [aText(), aFigureBlock()];

  it("take one in the place of the one that was seen, only while that is as it was", () => {
    const changed = aText("Autre chose.");
    expect(replacedBlock([text, figure], changed, text)).toEqual([
      changed,
      figure,
    ]);
    expect(replacedBlock([changed, figure], aText("Mien."), text)).toBeNull();
    expect(replacedBlock([figure], changed, text)).toBeNull();
  });

  it("take a new one last, under an id that none has", () => {
    expect(replacedBlock([text, figure], aText("Neuf."), null)).toEqual([
      text,
      figure,
      aText("Neuf.", "b3"),
    ]);
  });

  it("show pictures of reports of the establishment alone", () => {
    const file = `${"0".repeat(32)}.jpg`;
    const flawsWith = (path: string) => {
      const block = { ...{ blockId: "b1", title: "Vue" }, path } as const;
      const one = aReport({ blocks: [{ ...block, kind: "picture" }] });
      return flawsOf(one, { ...one, blocks: [] });
    };
    expect(flawsWith(`${zooA}/reports/report-1/${file}`)).toEqual([]);
    expect(flawsWith(`${zooA}/reports/other/${file}`)).toEqual([]);
    for (const path of [
      `zoo-b/reports/report-1/${file}`,
      `${zooA}/animals/a1/${file}`,
      `${zooA}/reports/report-1/${file.replace(".jpg", ".thumb.jpg")}`,
      "https://elsewhere.test/picture.jpg",
    ])
      expect(flawsWith(path)).toEqual(["blocks"]);
  });
});

describe("the class of a report", () => {
  it("is the strictest of its figures, by their kinds alone", () => {
    expect(classOf([])).toBe("general");
    expect(classOf([aText(), aFigureBlock()])).toBe("general");
    const ofHealth = aFigureBlock({ kind: "animalMeasure" }, "b3");
    expect(classOf([aFigureBlock(), ofHealth])).toBe("health");
    expect(classOf([aFigureBlock({ kind: "ofTomorrow" })])).toBe("health");
    expect(classOf([aFigureBlock({ kind: "toString" })])).toBe("health");
  });

  it("is general of what everybody who reads reports may read", () => {
    expect(
      figureKinds.filter((kind) => figureClass(kind) === "health"),
    ).toEqual(["animalMeasure", "findings"]);
  });

  it("follows from the blocks whenever they change", () => {
    const { blocks } = aHealthReport();
    const derived = deriveFields(
      "reports",
      { blocks },
      {
        before: null,
        now,
      },
    );
    expect(derived).toMatchObject({ class: "health" });
  });

  it("keeps the provider from what tells of health, in lists too", () => {
    const provider = aSession({
      ...{ right: "user", staff: true, zooIds: [zooA], zooId: null },
    });
    const there = { ...provider, zooId: zooA };
    expect(can(there, "read", "reports", reportFacts(aReport()))).toBe(true);
    expect(can(there, "read", "reports", reportFacts(aHealthReport()))).toBe(
      false,
    );
    expect(reportsQueries(there, false, 10)[0]?.where).toContainEqual({
      ...{ field: "class", op: "==", value: "general" },
    });
    const admin = aSession({ right: "admin" });
    expect(
      reportsQueries(admin, false, 10)[0]?.where.map(({ field }) => field),
    ).toEqual(["zooId", "isArchived"]);
    const keeper = aSession({ right: "user" });
    expect(reportsQueries(keeper, false, 10)).toEqual([]);
  });
});

describe("approval", () => {
  const report = aReport({ inReview: true });
  const approved = { ...report, approvedBy: "admin", approvedAt: now };

  it("is the last state", () => {
    expect(stateOf(aReport())).toBe("draft");
    expect(stateOf(report)).toBe("inReview");
    expect(stateOf(approved)).toBe("approved");
  });

  it("is given in one's own name, and taken back by nobody", () => {
    const named = { ...report, approvedBy: "admin" };
    expect(flawsOf(named, report, "admin")).toEqual([]);
    expect(flawsOf(named, report, "author")).toEqual(["approvedBy"]);
    const back = { ...approved, approvedBy: null };
    expect(flawsOf(back, approved, "admin")).toContain("approvedBy");
  });

  it("settles all that the report says, and not what is said of it", () => {
    const other: Values = {
      ...{ title: "Autre", language: "de", from: "2026-02-01" },
      ...{ to: "2026-07-31", sectorIds: ["s"], blocks: [], inReview: false },
      approvedBy: "author",
    };
    for (const field of content)
      expect(
        flawsOf({ ...approved, [field]: other[field] }, approved),
      ).toContain(field);
    const commented = {
      ...approved,
      comments: {
        c1: {
          authorId: "author",
          at: now,
          blockId: null,
          text: "Bien.",
          resolved: false,
        },
      },
    };
    expect(flawsOf(commented, approved)).toEqual([]);
  });

  it("is followed by a version that says the same and is worked on", () => {
    const next = reportSchema.parse({
      ...{ zooId: zooA, reportId: "report-2", authorId: "author" },
      class: "general",
      ...nextVersion({ ...approved, seriesId: "report-1" }),
    });
    expect(next).toMatchObject({ seriesId: "report-1", version: 2 });
    expect(next.blocks).toEqual(approved.blocks);
    expect(stateOf(next)).toBe("draft");
    expect(next.comments).toEqual({});
  });
});

describe("what is said of a report", () => {
  const at = now;
  const said = (authorId: string, text = "Bien.", resolved = false) => ({
    ...{ authorId, at, text, resolved },
    blockId: null,
  });
  const report = aReport({ comments: { c1: said("admin") } });
  const withComments = (comments: Values) =>
    flawsOf({ ...report, comments }, report);

  it("is said in one's own name, and by now", () => {
    expect(withComments({ c1: said("admin"), c2: said("author") })).toEqual([]);
    expect(withComments({ c1: said("admin"), c2: said("admin") })).toEqual([
      "comments",
    ]);
    const later = { ...said("author"), at: new Date("2026-11-22T08:00:00Z") };
    expect(withComments({ c1: said("admin"), c2: later })).toEqual([
      "comments",
    ]);
  });

  it("stays, resolved or not", () => {
    expect(withComments({ c1: said("admin", "Bien.", true) })).toEqual([]);
    expect(withComments({ c1: said("admin", "Mal.") })).toEqual(["comments"]);
    expect(withComments({})).toEqual(["comments"]);
  });
});

describe("what a report can hold", () => {
  it("is no more than one document does, each block once", () => {
    const long = Array.from({ length: 40 }, (_, index) =>
      aText("x".repeat(20_000), `b${String(index)}`),
    );
    expect(JSON.stringify(long).length).toBeGreaterThan(blocksLengthMost);
    expect(reportSchema.shape.blocks.safeParse(long).success).toBe(false);
    const twice = { ...aReport(), blocks: [aText(), aText()] };
    expect(flawsOf(twice, aReport())).toEqual(["blocks"]);
  });

  it("is of a period that ends after it begins", () => {
    const { from, to } = aReport();
    const turned = { ...aReport(), from: to, to: from };
    expect(flawsOf(turned, aReport())).toEqual(["to"]);
  });

  it("is of its own series, unless it is a later version", () => {
    expect(flawsOf(aReport({ seriesId: "other" }), null)).toEqual(["seriesId"]);
    expect(flawsOf(aReport({ seriesId: "other", version: 2 }), null)).toEqual(
      [],
    );
  });
});

it("knows a figure of other days than its report's, one of the day it is frozen never", () => {
  const { from, to } = aReport();
  expect(otherPeriod({ from, to }, { from, to })).toBeNull();
  expect(otherPeriod({ from: null, to: null }, { from, to })).toBeNull();
  expect(otherPeriod({ from, to: from }, { from, to })).toEqual({
    ...{ from, to: from },
  });
});
