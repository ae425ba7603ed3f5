import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const taxa = [
  ["species", "specie-1", "specieName", "specieLatinName"],
  ["family", "family-1", "familyName", "familyLatinName"],
  ["order", "order-1", "orderName", "orderLatinName"],
] as const;

export const cells: DeskCell[] = [
  ...taxa.flatMap(([collection, id, name, latin]) => [
    cell("taxonomy", "change", change(collection, id, { [name]: "Autre" }), {
      zooId: "",
    }),
    cell(
      "taxonomy",
      "create",
      create(collection, "new", { [name]: "Autre", [latin]: "Alius" }),
      { zooId: "" },
    ),
  ]),
];
