import { dashboardFacts } from "@domain/board/board";
import { aDashboard } from "../../builders/boards";
import { zooA } from "../../builders/ids";
import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const path = ["dashboards", "board-1"] as const;
const owned = dashboardFacts(aDashboard());

export const cells: DeskCell[] = [
  cell(
    "dashboards",
    "create",
    create("dashboards", "new", { zooId: zooA, name: "Ma semaine" }),
    (authorId) => ({ zooId: zooA, authorId }),
  ),
  cell("dashboards", "change", change(...path, { name: "Autre" }), owned),
  cell("dashboards", "remove", change(...path, { isDeleted: true }), owned),
];
