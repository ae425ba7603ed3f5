import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const kinds = [
  ["tags", "tag-1", "name"],
  ["categories", "label-1", "label"],
  ["goals", "label-1", "label"],
] as const;

export const cells: DeskCell[] = kinds.flatMap(([collection, id, field]) => [
  cell("labels", "create", create(collection, "new", { [field]: "Nouveau" }), {
    zooId: "",
  }),
  cell("labels", "change", change(collection, id, { [field]: "Autre" }), {
    zooId: "",
  }),
  cell("labels", "remove", change(collection, id, { archived: true }), {
    zooId: "",
  }),
]);
