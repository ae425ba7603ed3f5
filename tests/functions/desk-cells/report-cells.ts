import { zooA } from "../../builders/ids";
import { aCir, aReport } from "../../builders/reports";
import type { Change } from "../desk-stage";
import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const here = { zooId: zooA };
const general = { ...here, authorId: "author", ofHealth: false };
const path = ["reports", "report-1"] as const;
const cirPath = ["cirs", "cir-1"] as const;
const { from, to, title } = aReport();

const approval: Change = change(...path, { approvedBy: "admin" });
const comment = (authorId: string): Change =>
  change(...path, {
    comments: {
      c1: { authorId, at: new Date("2026-11-21T08:00:00Z"), text: "Bien." },
    },
  });

export const cells: DeskCell[] = [
  cell(
    "reports",
    "create",
    create("reports", "new", {
      ...here,
      ...{ seriesId: "report-1", version: 2 },
      ...{ title, from, to },
    }),
    here,
  ),
  cell("reports", "change", change(...path, { title: "Autre" }), general),
  {
    ...cell("reports", "approve", approval, general),
    as: (name) => change(...path, { approvedBy: name }),
  },
  {
    ...cell("reports", "comment", comment("admin"), general),
    as: (name) => comment(name),
  },
  cell("reports", "remove", change(...path, { isArchived: true }), general),
  cell(
    "cirs",
    "create",
    create("cirs", "new", { ...here, title, visitDate: from }),
    here,
  ),
  cell("cirs", "change", change(...cirPath, { title: "Autre" }), here),
  // What is recommended asks for its task so: a function makes it.
  cell(
    "cirs",
    "change",
    change(...cirPath, {
      recommendations: aCir().recommendations.map((one) => ({
        ...one,
        asksTask: true,
      })),
    }),
    here,
  ),
  cell("cirs", "remove", change(...cirPath, { isArchived: true }), here),
];
