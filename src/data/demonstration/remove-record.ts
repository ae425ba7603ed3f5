import type {
  Obstacles,
  RemovableKind,
  RemovalAction,
  RemovedValues,
} from "@domain/removal/callables";
import { isPlace } from "@domain/removal/callables";
import { call } from "../calls";
import { demonstration } from "./mode";

/** Whether the record is gone or out of use, what stood in the way, and what would go with a parameter. */
type Answer = Obstacles & {
  removed: boolean;
  values?: RemovedValues | undefined;
};

/**
 * Removes a record, puts it out of use or brings it back, or says what stands in the way; where changes are
 * only shown, a place's is shown. A parameter goes once it is `confirmed`: before, it is only answered how many values
 * go with it. Rejects AppError.
 */
export async function removeRecord(
  kind: RemovableKind,
  id: string,
  action: RemovalAction,
  confirmed = false,
): Promise<Answer> {
  if (demonstration() === "off" || !isPlace(kind))
    return call("removeRecord", {
      kind,
      id,
      action,
      ...(confirmed && { confirmed }),
    });
  // How many values would go, functions alone know; they are not asked while changes are only shown.
  const isParameter =
    kind === "environmentalParameters" || kind === "healthParameters";
  if (isParameter && action === "remove" && !confirmed)
    return { removed: false, blockers: [], counts: [] };
  const { showRemoval } = await import("./show-removal");
  return showRemoval(kind, id, action);
}
