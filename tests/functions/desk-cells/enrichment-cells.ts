import { enrichmentFacts, sessionFacts } from "@domain/enrichment/facts";
import { idOfUse } from "@domain/enrichment/use";
import {
  anEnrichment,
  anOfficial,
  aSession,
  aUse,
} from "../../builders/enrichment";
import { sector1, zooA } from "../../builders/ids";
import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const own = enrichmentFacts(anEnrichment());
const official = enrichmentFacts(anOfficial());
const ofZoo = { zooId: zooA };
const session = sessionFacts(aSession());

export const cells: DeskCell[] = [
  cell(
    "enrichments",
    "create",
    create("enrichments", "new", {
      zooId: zooA,
      name: "Pneu",
      sectors: [sector1],
    }),
    own,
  ),
  cell(
    "enrichments",
    "create",
    create("enrichments", "new", {
      zooId: null,
      name: "Pneu",
      translations: anOfficial().translations,
    }),
    official,
  ),
  cell(
    "enrichments",
    "change",
    change("enrichments", "object-1", { name: "Pneu" }),
    own,
  ),
  cell(
    "enrichments",
    "change",
    change("enrichments", "object-official", { name: "Pneu" }),
    official,
  ),
  cell(
    "enrichments",
    "remove",
    change("enrichments", "object-1", { isDeleted: true }),
    own,
  ),
  cell(
    "enrichmentUses",
    "create",
    create("enrichmentUses", idOfUse(zooA, "object-official"), {
      zooId: zooA,
      enrichmentId: "object-official",
    }),
    ofZoo,
  ),
  cell(
    "enrichmentUses",
    "change",
    change("enrichmentUses", aUse().useId, { stockManaged: false }),
    ofZoo,
  ),
  cell(
    "enrichmentUses",
    "approve",
    change("enrichmentUses", aUse().useId, { approvals: {} }),
    ofZoo,
  ),
  cell(
    "enrichmentSessions",
    "change",
    change("enrichmentSessions", "session-add", {
      plannedFor: new Date("2026-11-25T08:00:00Z"),
      useId: aUse().useId,
      enclosureIds: ["enclosure-1"],
      animalIds: ["animal-1"],
    }),
    session,
  ),
  cell(
    "enrichmentSessions",
    "remove",
    change("enrichmentSessions", "session-add", { isDeleted: true }),
    session,
  ),
];
