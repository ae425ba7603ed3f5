import type { DeskRule } from "../record/desk/desk-rule";
import type { Issue } from "../schema/issue";
import type { Family, Specie } from "./taxonomy";

/** What a species repeats of its family: the family's order is its own, where there is one. */
export function familyFacts(
  familyId: string | null,
  familyOrderId: string | null,
  ownOrderId: string | null,
): Pick<Specie, "orderId" | "specieFamily"> {
  if (familyId === null) return { orderId: ownOrderId, specieFamily: null };
  return {
    orderId: familyOrderId ?? ownOrderId,
    specieFamily: { familyId, familyOrder: { orderId: familyOrderId } },
  };
}

/** A species' order is its family's; one that differs is refused. */
export const specieDesk: DeskRule = {
  resolve(record, changed, lookup) {
    const { familyId, orderId } = record as Specie;
    if (!changed.has("familyId")) return {};
    if (familyId === null) return familyFacts(null, null, orderId);
    const family = lookup("family", familyId) as Family | null;
    return family === null
      ? {}
      : familyFacts(familyId, family.orderId, orderId);
  },
  check(record, { changed }) {
    const { orderId, specieFamily } = record as Specie;
    const theirs = specieFamily?.familyOrder.orderId ?? null;
    const differs = theirs !== null && theirs !== orderId;
    const issues: Issue[] = [];
    if (changed.has("orderId") && differs)
      issues.push({ field: "orderId", code: "invalid" });
    return issues;
  },
};
