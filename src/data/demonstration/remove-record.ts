import type {
  Obstacles,
  RemovableKind,
  RemovalAction,
} from "@domain/removal/callables";
import { isPlace } from "@domain/removal/callables";
import { call } from "../calls";
import { demonstration } from "./mode";

/**
 * Removes a record, puts it out of use or brings it back, or says what stands in the way; where changes are
 * only shown, a place's is shown. Rejects AppError.
 */
export async function removeRecord(
  kind: RemovableKind,
  id: string,
  action: RemovalAction,
): Promise<Obstacles & { removed: boolean }> {
  if (demonstration() === "off" || !isPlace(kind))
    return call("removeRecord", { kind, id, action });
  const { showRemoval } = await import("./show-removal");
  return showRemoval(kind, id, action);
}
