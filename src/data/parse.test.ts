import { beforeEach, expect, it } from "vitest";
import { anEnclosure } from "../../tests/builders/facility";
import { setReportSink, type Report } from "../lib/report";
import { parseDoc } from "./parse";

let reports: Report[];
beforeEach(() => {
  reports = [];
  setReportSink((report) => reports.push(report));
});

it("keeps a document with one bad list element visible, and reports where, not what", () => {
  const stored = {
    ...anEnclosure(),
    areas: [...anEnclosure().areas, { areaId: "z", areaName: 31415 }],
  };
  const doc = parseDoc("enclosures", "e1", stored);
  expect(doc?.areas.map(({ areaId }) => areaId)).toEqual(["zone-1"]);
  expect(reports).toMatchObject([
    {
      code: "unreadable",
      where: "enclosures/e1",
      fields: ["areas.1.areaName:invalid_type"],
    },
  ]);
  expect(JSON.stringify(reports)).not.toContain("31415");
});

it("leaves a document without its establishment out", () => {
  expect(parseDoc("enclosures", "e1", { enclosureName: "Pré" })).toBeNull();
  expect(reports).toHaveLength(1);
});
