import type { ExportAsked } from "@domain/export/asked";

/** What narrows a file, in the order in which it is told. */
const filters = [
  ...(["tab", "status", "phase", "which", "late", "today"] as const),
  ...(["sectorId", "enclosureId", "specieId", "sex", "state"] as const),
  ...(["campaignId", "surveyId", "obsId", "subjectId", "animalId"] as const),
  ...(["userId", "personId", "who", "mine", "role", "type", "mode"] as const),
  ...(["kind", "level", "likelihood", "severity", "tag", "alertId"] as const),
  ...(["dismissed", "event", "groupId", "right", "orderId"] as const),
  ...(["familyId", "underReview", "enrichmentId", "categoryId"] as const),
  ...(["goalId", "tagId", "stock", "unused", "year", "version"] as const),
  ...(["official", "removed", "archived"] as const),
] as const;
type Named = (typeof filters)[number];
type TakenFilter =
  | Exclude<Named, "kind" | "which">
  | ("cause" | "active" | "goingOn");

/** What is chosen of these narrows nothing. */
const narrowsNothing: readonly unknown[] = [undefined, null, false, "all"];

/** What a file is narrowed by, of all that a list can be; [] where it holds everything. */
export const takenFilters = (asked: ExportAsked): TakenFilter[] => {
  const narrowed = "narrowed" in asked ? asked.narrowed : null;
  const values = new Map<string, unknown>(
    Object.entries({ ...asked, kind: null, ...narrowed }),
  );
  return filters
    .filter((name) => !narrowsNothing.includes(values.get(name)))
    .map((name) => {
      if (name === "kind") return "cause";
      if (name !== "which") return name;
      return values.get(name) === "active" ? "active" : "goingOn";
    });
};
