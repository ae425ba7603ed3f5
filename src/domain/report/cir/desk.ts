import type { CheckContext, DeskRule, Flaw } from "../../record/desk/desk-rule";
import type { Values } from "../../record/types";
import { idMax } from "../../schema/fields";
import type { Cir } from "./cir";
import { taskIdOfRecommendation } from "./task";

const isTwice = (ids: readonly string[]) => new Set(ids).size < ids.length;

function check(record: Values, { changed }: CheckContext): Flaw[] {
  const { cirId, findings, recommendations } = record as Cir;
  const flaws: Flaw[] = [];
  const invalid = (field: string) => flaws.push({ field, code: "invalid" });
  const found = findings.map(({ findingId }) => findingId);
  if (changed.has("findings") && isTwice(found)) invalid("findings");
  const ids = recommendations.map(({ recommendationId }) => recommendationId);
  if (changed.has("recommendations") && isTwice(ids))
    invalid("recommendations");
  recommendations.forEach(({ recommendationId }, index) => {
    if (taskIdOfRecommendation(cirId, recommendationId).length > idMax)
      invalid(`recommendations.${String(index)}.recommendationId`);
  });
  if (changed.has("findings") || changed.has("recommendations"))
    recommendations.forEach(({ findingId }, index) => {
      if (findingId !== null && !found.includes(findingId))
        invalid(`recommendations.${String(index)}.findingId`);
    });
  return flaws;
}

/** Findings and recommendations are told apart, and what follows from a finding names one of the same visit; each can have a task. */
export const cirDesk: DeskRule = {
  madeAtMost: { count: 60, minutes: 60 },
  check,
};
