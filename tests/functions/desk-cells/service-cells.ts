import { change } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

export const cells: DeskCell[] = [
  cell(
    "service",
    "change",
    change("clientErrors", "error-1", { settled: true }),
    { zooId: "" },
  ),
];
