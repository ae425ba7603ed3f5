import { stampChange, stampNew } from "@domain/record/stamp";
import type { OutboxOperation } from "./entry";

/** The stored fields of an operation: its values, who wrote them and the store's own time. */
export function stampedValues(
  { kind, values }: Pick<OutboxOperation, "kind" | "values">,
  uid: string,
  time: unknown,
  operationId: string | null = null,
): Record<string, unknown> {
  const stamp = { uid, time, operationId };
  return {
    ...values,
    ...(kind === "create" ? stampNew(stamp) : stampChange(stamp)),
  };
}
