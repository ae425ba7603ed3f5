import type { DeskRule, Lookup } from "../record/desk/desk-rule";
import { equalValues } from "../record/equal";
import { valueAt } from "../record/desk/reference";
import type { Values } from "../record/types";
import type { Issue } from "../schema/issue";
import { actedFields } from "./collection";
import type { Enrichment } from "./enrichment";
import { untranslatedIn } from "./enrichment";
import type { EnrichmentSession } from "./session";
import { sessionAnimalsMax } from "./session";
import { fitsStock } from "./stock";
import type { Approval, EnrichmentUse } from "./use";
import { idOfUse } from "./use";
import { clockLeadMs } from "../time/lengths";

/** An official object is there in every language, in no sector, and what it is told by stays. */
export const enrichmentDesk: DeskRule = {
  check(record, { before, changed }) {
    const object = record as Enrichment;
    if (!object.official) return [];
    const issues: Issue[] = untranslatedIn(object).map((language) => ({
      field: `translations.${language}`,
      code: "translationRequired",
    }));
    if (object.sectors.length > 0)
      issues.push({ field: "sectors", code: "invalid" });
    if (before !== null && changed.has("tags"))
      if (!equalValues(before["tags"], object.tags))
        issues.push({ field: "tags", code: "tagsLocked" });
    return issues;
  },
};

/** Plans are within so many days of now. */
const plannedWithinMs = 3653 * 86_400_000;

/** A refusal says why; whoever approves or refuses does so in their own name, and not from now on for later. */
const isSoundApproval = (
  { state, why, until, by, at }: Approval,
  asking: string,
  now: Date,
): boolean =>
  by === asking &&
  at.getTime() <= now.getTime() + clockLeadMs &&
  (state === "approved"
    ? until === null || until > at
    : (why ?? "").trim() !== "" && until === null);

/** An establishment's side of an object is under the one id it has, and says truly who approved. */
export const enrichmentUseDesk: DeskRule = {
  check(record, { before, by, now }) {
    const use = record as EnrichmentUse;
    const known = (before as EnrichmentUse | null)?.approvals ?? {};
    const issues: Issue[] = Object.entries(use.approvals)
      .filter(([id, approval]) => !equalValues(known[id], approval))
      .filter(([, approval]) => !isSoundApproval(approval, by, now))
      .map(([id]) => ({ field: `approvals.${id}`, code: "invalid" }));
    return use.useId === idOfUse(use.zooId, use.enrichmentId)
      ? issues
      : [{ field: "enrichmentId", code: "invalid" }, ...issues];
  },
};

/** What a field of these records says, each once. */
const each = (
  lookup: Lookup,
  collection: string,
  ids: readonly string[],
  field: string,
): string[] => {
  const said = ids.flatMap((id) =>
    valueAt(lookup(collection, id) ?? {}, field),
  );
  return [...new Set(said.filter((one) => typeof one === "string"))];
};

/** The sectors of the enclosures; the species of the animals, or of all that live in the enclosures. */
function placed(record: Values, changed: ReadonlySet<string>, lookup: Lookup) {
  const { status, enclosureIds, animalIds } = record as EnrichmentSession;
  // What took place stays where it did.
  if (status !== "add") return {};
  if (!changed.has("enclosureIds") && !changed.has("animalIds")) return {};
  const specieIds =
    animalIds.length > 0
      ? each(lookup, "animals", animalIds, "specieId")
      : each(lookup, "enclosures", enclosureIds, "speciesList.specieId");
  return {
    sectorIds: each(lookup, "enclosures", enclosureIds, "linkedSectorId"),
    specieIds: specieIds.slice(0, sessionAnimalsMax),
  };
}

/** What is wrong with the plan of a session, once the establishment's side of its object is known. */
function planIssues(session: EnrichmentSession, use: EnrichmentUse): Issue[] {
  const { specieIds, quantity, enrichmentId } = session;
  const issues: Issue[] = [];
  if (use.enrichmentId !== enrichmentId)
    issues.push({ field: "useId", code: "invalid" });
  if (specieIds.some((id) => use.refusedSpecies.includes(id)))
    issues.push({ field: "enrichmentId", code: "enrichmentRefused" });
  if (!fitsStock(use.stock, 0, quantity))
    issues.push({
      field: "quantity",
      code: "stockShort",
      values: { max: use.stock.total },
    });
  return issues;
}

/**
 * Whether each animal lives where the plan takes place: for another's species no object comes past a refusal. One
 * that was planned for there may have moved since.
 */
function areThere(
  { enclosureIds, animalIds }: EnrichmentSession,
  before: Values | null,
  lookup: Lookup,
): boolean {
  const was = before as EnrichmentSession | null;
  const known =
    was !== null && equalValues(was.enclosureIds, enclosureIds)
      ? was.animalIds
      : [];
  const livesAt = (id: string) =>
    valueAt(lookup("animals", id) ?? {}, "animalEnclosureData.enclosureId");
  return animalIds
    .filter((id) => !known.includes(id))
    .every((id) => enclosureIds.some((one) => one === livesAt(id)));
}

/** What is wrong with when a plan is. */
function dateIssues(
  { plannedFor, plannedUntil }: EnrichmentSession,
  now: Date,
): Issue[] {
  const isFar = (instant: Date | null) =>
    instant !== null &&
    Math.abs(instant.getTime() - now.getTime()) > plannedWithinMs;
  if (isFar(plannedFor)) return [{ field: "plannedFor", code: "invalid" }];
  if (isFar(plannedUntil)) return [{ field: "plannedUntil", code: "invalid" }];
  return plannedUntil !== null && plannedUntil <= plannedFor
    ? [{ field: "plannedUntil", code: "endBeforeStart" }]
    : [];
}

/** What is wrong with where a plan is. */
function placeIssues(
  session: EnrichmentSession,
  before: Values | null,
  lookup: Lookup | undefined,
): Issue[] {
  if (session.enclosureIds.length === 0)
    return [{ field: "enclosureIds", code: "required" }];
  return lookup === undefined || areThere(session, before, lookup)
    ? []
    : [{ field: "animalIds", code: "invalid" }];
}

/** Taken off the plan, and nothing else. */
const isRemovalOnly = (changed: ReadonlySet<string>) =>
  changed.has("isDeleted") && changed.size === 1;

/** Whether all that a plan depends on was named anew, so that it can be looked at. */
const namesAll = (changed: ReadonlySet<string>) =>
  ["useId", "enclosureIds", "animalIds"].every((one) => changed.has(one));

/**
 * A plan goes to somebody, within the stock there is, and never to a species that the object is refused
 * for. What takes place is written straight, past the desk: its transitions are the rules'.
 */
export const enrichmentSessionDesk: DeskRule = {
  madeAtMost: { count: 2000, minutes: 60 },
  asks: (name) => (actedFields.includes(name) ? [] : null),
  given: ["useId", "plannedFor"],
  resolve: placed,
  check(record, { before, changed, lookup, now }) {
    const session = record as EnrichmentSession;
    // What is there is taken out first: its pieces would stay away for good.
    if (before !== null && session.isDeleted && isRemovalOnly(changed))
      return before["status"] === "ongoing"
        ? [{ field: "status", code: "invalid" }]
        : [];
    if (before !== null && before["status"] !== "add")
      return [{ field: "status", code: "invalid" }];
    if (!namesAll(changed)) return [{ field: "useId", code: "required" }];
    const issues = [
      ...placeIssues(session, before, lookup),
      ...dateIssues(session, now),
    ];
    if (issues.length > 0) return issues;
    const use = lookup?.("enrichmentUses", session.useId) ?? null;
    return use === null ? [] : planIssues(session, use as EnrichmentUse);
  },
};
