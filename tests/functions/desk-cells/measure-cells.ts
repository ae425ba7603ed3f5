import { findingFacts } from "@domain/finding/collection";
import { alertFacts } from "@domain/measures/alerts/collection";
import { parameterFacts } from "@domain/measures/parameters/facts";
import { aFinding } from "../../builders/findings";
import { zooA } from "../../builders/ids";
import { anAlert, aParameter, builtInHere } from "../../builders/measures";
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
  cell(
    "alerts",
    "create",
    create("alerts", "alert-new", {
      zooId: zooA,
      type: "keeperDanger",
      class: "general",
      subject: { kind: "enclosure", id: "enclosure-1", areaId: null },
      source: { kind: "hand", id: "alert-new" },
      textKey: "hand",
      text: "Verrou usé",
      openedAt: new Date(),
      likelihood: 3,
      severity: 4,
      owner: null,
      due: null,
    }),
    alertFacts(anAlert()),
  ),
  cell(
    "alerts",
    "assess",
    change("alerts", "alert-1", { likelihood: 2, severity: 5 }),
    alertFacts(anAlert()),
  ),
  cell(
    "alerts",
    "assess",
    change("alerts", "alert-health", { severity: 5 }),
    alertFacts(anAlert({ class: "health" })),
  ),
  cell(
    "findings",
    "create",
    create("findings", "finding-new", {
      zooId: zooA,
      class: "general",
      subject: { kind: "enclosure", id: "enclosure-1", areaId: null },
      source: { kind: "enclosureMeasure", id: "parameter-1" },
      seen: aFinding().seen,
    }),
    findingFacts(aFinding()),
  ),
  cell(
    "findings",
    "change",
    change("findings", "finding-1", { goodDirection: "down" }),
    findingFacts(aFinding()),
  ),
  cell(
    "findings",
    "remove",
    change("findings", "finding-1", { isArchived: true, reason: "Panne" }),
    findingFacts(aFinding()),
  ),
];
