import { minuteMs } from "../../time/lengths";
import type { SensorSource } from "./source";

export type SourceState = "open" | "silent" | "revoked" | "archived";

/** How a source stands: put away, without a secret, heard of too long ago for what it was expected to send, or well; one that was never heard is well. */
export function sourceStateOf(
  {
    isArchived,
    secretHash,
    heardAt,
    expectedBy,
  }: Pick<SensorSource, "isArchived" | "secretHash" | "heardAt" | "expectedBy">,
  now: Date,
): SourceState {
  if (isArchived) return "archived";
  if (secretHash === null) return "revoked";
  const heardMs = heardAt?.getTime() ?? now.getTime();
  return now.getTime() - heardMs > expectedBy * minuteMs ? "silent" : "open";
}
