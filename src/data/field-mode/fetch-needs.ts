import type { ErrorCode } from "@domain/errors";
import type { Need, NeededDocument, NeedKind } from "@domain/field-mode/needs";
import type { Backend } from "../backend-type";
import { toAppError } from "../errors";

/** What this device has of one kind. */
export interface Found {
  kind: NeedKind;
  count: number;
  /** How many documents are not here, and why the first of them is not; 0 and null where all are. */
  missing: number;
  why: ErrorCode | null;
}

/** So many documents are asked for at the same time. */
const atOnce = 12;

/** Why a document is not here after it was asked for where it was not kept; null: it is, or there is none. */
async function lacks(
  store: Backend,
  { collection, id, parentId, mayBeAbsent }: NeededDocument,
  wasWhole: boolean,
): Promise<ErrorCode | null> {
  if ((await store.cachedDoc(collection, id, parentId)) !== null) return null;
  try {
    const row = await store.getDoc(collection, id, parentId);
    return row === null && mayBeAbsent !== true ? "not-found" : null;
  } catch (error) {
    const { code } = toAppError(error);
    // One that there is none of cannot be asked for, nor be kept.
    const isAbsent =
      mayBeAbsent === true &&
      (code === "not-allowed" || (code === "offline" && wasWhole));
    return isAbsent ? null : code;
  }
}

/**
 * Fetches what is needed and not kept here, and says of each kind what is missing still. `wasWhole`: all of it was here
 * before, so that what may be absent and is not kept is absent.
 */
export async function fetchNeeds(
  store: Backend,
  needs: readonly Need[],
  wasWhole: boolean,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const { kind, documents } of needs) {
    const codes: ErrorCode[] = [];
    for (let at = 0; at < documents.length; at += atOnce) {
      const some = documents.slice(at, at + atOnce);
      const answers = await Promise.all(
        some.map((one) => lacks(store, one, wasWhole)),
      );
      codes.push(...answers.filter((code) => code !== null));
    }
    found.push({
      kind,
      count: documents.length,
      missing: codes.length,
      why: codes[0] ?? null,
    });
  }
  return found;
}
