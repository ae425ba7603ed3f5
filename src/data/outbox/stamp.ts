import { schemaVersion } from "@domain/schema/fields";
import type { OutboxOperation } from "./entry";

/** The stored fields of an operation: its values, who wrote them and the store's own time. */
export function stampedValues(
  { kind, values }: Pick<OutboxOperation, "kind" | "values">,
  uid: string,
  time: unknown,
): Record<string, unknown> {
  const changed = { schemaVersion, updatedAt: time, updatedBy: uid };
  return kind === "create"
    ? { ...values, ...changed, createdAt: time, createdBy: uid }
    : { ...values, ...changed };
}
