import { cirFacts, reportFacts } from "@domain/report/facts";
import { zooA } from "../../builders/ids";
import { aCir, aHealthReport, aReport } from "../../builders/reports";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const path = "reports/report-1";
const healthPath = "reports/report-health";
const cirPath = "cirs/cir-1";

const report = attemptsOn("reports", reportFacts(aReport()));
const ofHealth = attemptsOn("reports", reportFacts(aHealthReport()), {
  generalX: [],
});
const cir = attemptsOn("cirs", cirFacts(aCir()));

export const attempts: Attempt[] = [
  report.get(path),
  ofHealth.get(healthPath),
  report.create("reports/report-new", (authorId) =>
    aReport({ reportId: "report-new", authorId }),
  ),
  report.update(["change", "rename"], path, { title: "Autre" }),
  report.update(["change", "say that it is general"], healthPath, {
    class: "general",
  }),
  report.update(["approve", "approve"], path, (approvedBy) => ({ approvedBy })),
  report.update(["comment", "comment"], path, { comments: {} }),
  report.update(["remove", "archive"], path, { isArchived: true }),
  report.remove(["remove", "delete"], path),
  cir.get(cirPath),
  cir.list(cirPath, "zooId", zooA),
  cir.create("cirs/cir-new", (authorId) =>
    aCir({ cirId: "cir-new", authorId }),
  ),
  cir.update(["change", "rename"], cirPath, { title: "Autre" }),
  cir.update(["remove", "archive"], cirPath, { isArchived: true }),
  cir.remove(["remove", "delete"], cirPath),
];
