import type { ObsSession } from "@domain/observation/obs-session";
import { backend } from "../../../data/backend";
import { toAppError } from "../../../data/errors";

/** So many are asked for at once. */
const atOnce = 20;

/** A session as the server has it; null: it is gone, or nobody shows it to whoever asks. */
const readOne = (obsSessionId: string): Promise<ObsSession | null> =>
  backend()
    .getDoc("obsSessions", obsSessionId)
    .then((row) => row?.data ?? null)
    .catch((error: unknown) => {
      const failure = toAppError(error);
      if (failure.code === "not-allowed") return null;
      throw failure;
    });

/** These sessions in their order, without those that cannot be read. Rejects AppError, "offline" without a network. */
export async function readSessions(
  obsSessionIds: readonly string[],
): Promise<ObsSession[]> {
  const read: ObsSession[] = [];
  for (let from = 0; from < obsSessionIds.length; from += atOnce) {
    const part = obsSessionIds.slice(from, from + atOnce);
    const found = await Promise.all(part.map(readOne));
    read.push(...found.filter((one) => one !== null));
  }
  return read;
}
