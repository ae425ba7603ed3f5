import { parameterFacts } from "@domain/measures/parameters/facts";
import { zooA } from "../../builders/ids";
import { aParameter, builtInHere } from "../../builders/measures";
import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const facts = parameterFacts(aParameter());

export const cells: DeskCell[] = [
  cell(
    "environmentalParameters",
    "create",
    create("environmentalParameters", "parameter-new", {
      zooId: zooA,
      name: "Sol",
      measureType: "numeric",
      unit: "Cel",
      enclosureIds: ["enclosure-1"],
    }),
    facts,
  ),
  cell(
    "environmentalParameters",
    "change",
    change("environmentalParameters", "parameter-1", { name: "Sol" }),
    facts,
  ),
  cell(
    "environmentalParameters",
    "govern",
    change("environmentalParameters", builtInHere.parameterId, {
      keeperMayCollect: false,
    }),
    parameterFacts(builtInHere),
  ),
];
