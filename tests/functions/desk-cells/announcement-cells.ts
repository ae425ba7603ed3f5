import { zooA } from "../../builders/ids";
import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const here = { zooId: zooA };
const path = ["announcements", "announcement-all"] as const;

export const cells: DeskCell[] = [
  cell(
    "announcements",
    "create",
    create("announcements", "new", {
      zooId: zooA,
      title: "Portes ouvertes",
      displayStartAt: new Date("2026-12-01T08:00:00Z"),
      autoExpiry: false,
    }),
    here,
  ),
  cell("announcements", "change", change(...path, { title: "Autre" }), here),
  cell("announcements", "remove", change(...path, { isArchived: true }), here),
];
