import { stampChange, stampNew, type Stamp } from "@domain/record/stamp";
import type { OutboxOperation } from "./entry";

type Operation = Pick<OutboxOperation, "kind" | "values" | "derived">;

/** The stored fields of an operation: its values, who wrote them, when, and as part of which operation. */
export const stampedValues = (
  { kind, values }: Operation,
  stamp: Stamp<unknown>,
): Record<string, unknown> => ({
  ...values,
  ...(kind === "create" ? stampNew(stamp) : stampChange(stamp)),
});

/** The same with what the server derives for itself, as it will be stored. */
export const shownValues = (
  operation: Operation,
  stamp: Stamp<unknown>,
): Record<string, unknown> => ({
  ...operation.derived,
  ...stampedValues(operation, stamp),
});
