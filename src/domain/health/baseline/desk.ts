import { firstMeasuredDay } from "./form";
import type { DeskRule } from "../../record/desk/desk-rule";
import type { Issue } from "../../schema/issue";
import { parisDay } from "../../time/paris";
import type { HealthBaseline } from "./baseline";

/** A baseline begins anew on a day that has come, of what is numeric, and it is said why. What was kept of it goes. */
export const baselineDesk: DeskRule = {
  derive: [{ field: "days", from: ["from"], of: () => ({}) }],
  check(record, { now, lookup }) {
    const { from, reason, parameterId } = record as HealthBaseline;
    const issues: Issue[] = [];
    if (reason === null) issues.push({ field: "reason", code: "required" });
    if (from > parisDay(now)) issues.push({ field: "from", code: "dayFuture" });
    if (from < firstMeasuredDay)
      issues.push({ field: "from", code: "invalid" });
    const parameter = lookup?.("healthParameters", parameterId);
    if (parameter?.["measureType"] !== "numeric")
      issues.push({ field: "parameterId", code: "invalid" });
    return issues;
  },
  madeAtMost: { count: 200, minutes: 60 },
};
