import { enrichmentFacts, sessionFacts } from "@domain/enrichment/facts";
import {
  completeSession,
  placeSession,
  takeOutSession,
} from "@domain/enrichment/transitions";
import {
  aMovement,
  anEnrichment,
  anOfficial,
  aPlaced,
  aSession,
  aUse,
} from "../../builders/enrichment";
import { zooA } from "../../builders/ids";
import type { Name } from "../people";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const ownPath = "enrichments/object-1";
const officialPath = "enrichments/object-official";
const usePath = `enrichmentUses/${aUse().useId}`;
const planPath = "enrichmentSessions/session-add";
const placedPath = "enrichmentSessions/session-ongoing";
const movementPath = "enrichmentMovements/movement-1";

const own = attemptsOn("enrichments", enrichmentFacts(anEnrichment()), {
  everybodys: [],
});
const nobody = { A: [], M: [], K: [], X: [] };
const official = attemptsOn(
  "enrichments",
  enrichmentFacts(anOfficial()),
  nobody,
);
/** A role in any sector will do. */
const anywhere = {
  M: ["manager", "otherManager", "auditor"],
  V: ["vet", "otherVet"],
  K: ["keeper", "otherKeeper", "keeperOfMany"],
} as const;
const use = attemptsOn("enrichmentUses", { zooId: zooA }, anywhere);
const movement = attemptsOn("enrichmentMovements", { zooId: zooA }, anywhere);
const session = attemptsOn("enrichmentSessions", sessionFacts(aSession()));

const now = () => new Date();
const judged = { responses: { "animal-1": "positive" as const }, goals: {} };

/** What this person does now, as the domain says. */
const doing =
  (change: (actor: { uid: string; now: Date }) => object | null) =>
  (name: Name) =>
    ({ ...change({ uid: name, now: now() }) }) as Record<string, unknown>;

const logged = (sessionId: string) => (name: Name) => {
  const placedAt = now();
  return aPlaced({ sessionId, placedBy: name, placedAt, plannedFor: placedAt });
};

export const attempts: Attempt[] = [
  own.get(ownPath),
  own.list(ownPath, "zooId", zooA),
  own.create("enrichments/object-new", () =>
    anEnrichment({ enrichmentId: "object-new" }),
  ),
  own.update(["change", "rename"], ownPath, { name: "Pneu" }),
  own.update(["picture", "point at a picture"], ownPath, {
    photo: `${zooA}/${ownPath}/0.jpg`,
  }),
  own.update(["remove", "remove"], ownPath, { isDeleted: true }),
  official.get(officialPath),
  official.update(["change", "rename everybody's"], officialPath, {
    name: "Pneu",
  }),

  use.get(usePath),
  use.list(usePath, "zooId", zooA),
  use.create(`enrichmentUses/${zooA}_object-new`, () =>
    aUse({ enrichmentId: "object-new" }),
  ),
  use.update(["change", "count no more"], usePath, { stockManaged: false }),
  use.update(["approve", "approve"], usePath, { approvals: {} }),
  use.remove(["remove", "delete"], usePath),

  session.get(planPath),
  session.list(planPath, "zooId", zooA),
  session.create("enrichmentSessions/session-new", logged("session-new")),
  session.update(["change", "plan for later"], planPath, {
    plannedFor: new Date("2026-11-25T08:00:00Z"),
  }),
  session.update(
    ["act", "place"],
    planPath,
    doing((actor) => placeSession(aSession(), actor)),
  ),
  session.update(
    ["act", "take out"],
    placedPath,
    doing((actor) => takeOutSession(aPlaced(), actor)),
  ),
  session.update(
    ["act", "complete"],
    placedPath,
    doing((actor) =>
      completeSession(aPlaced(), actor, { ...judged, note: null }),
    ),
  ),
  session.update(["remove", "remove"], planPath, { isDeleted: true }),

  movement.get(movementPath),
  movement.list(movementPath, "zooId", zooA),
  movement.create("enrichmentMovements/movement-new", (by) =>
    aMovement({ movementId: "movement-new", by, at: now() }),
  ),
  movement.update(["change", "correct"], movementPath, { quantity: -1 }),
  movement.remove(["remove", "delete"], movementPath),
];
