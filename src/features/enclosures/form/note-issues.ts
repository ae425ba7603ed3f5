import { enclosureSchema, memoMax } from "@domain/enclosure/enclosure";
import type { Issue } from "@domain/schema/issue";
import type { EnclosureNote } from "../enclosure-writes";

/** What is wrong with a note on an enclosure; [] when it may be sent. */
export function noteIssues({ memo, temperature }: EnclosureNote): Issue[] {
  const issues: Issue[] = [];
  if (memo.trim().length > memoMax)
    issues.push({ field: "memo", code: "tooLong", values: { max: memoMax } });
  if (!enclosureSchema.shape.temperature.safeParse(temperature).success)
    issues.push({ field: "temperature", code: "invalid" });
  return issues;
}
