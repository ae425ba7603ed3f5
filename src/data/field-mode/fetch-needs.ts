import type { ErrorCode } from "@domain/errors";
import { AppError } from "@domain/errors";
import type { Need, NeededDocument, NeedKind } from "@domain/field-mode/needs";
import type { Query } from "@domain/query/query";
import { queryKey } from "@domain/query/query";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { Backend } from "../backend-type";
import { toAppError } from "../errors";
import { isOnline } from "../online";
import { within } from "../sdk/within";

/** What this device has of one kind. */
export interface Found {
  kind: NeedKind;
  count: number;
  /** How many documents and answers are not here, and why the first of them is not; 0 and null where all are. */
  missing: number;
  why: ErrorCode | null;
}

/** So much is asked for at the same time. */
const atOnce = 12;
/** So long the server is waited for. */
const patienceMs = 12_000;

/** What was asked of a store on a day and answered: it keeps that, and the next day it is asked for anew. */
const answered = new WeakMap<
  Backend,
  { day: CalendarDay; keys: Set<string> }
>();

function answeredToday(store: Backend): Set<string> {
  const day = parisDay(new Date());
  const known = answered.get(store);
  if (known?.day === day) return known.keys;
  const keys = new Set<string>();
  answered.set(store, { day, keys });
  return keys;
}

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

/** Why the server's answer to a question is not here after it was asked, once a day as long as the page lives; null: it is. */
async function lacksAnswer(
  store: Backend,
  query: Query,
  wasWhole: boolean,
): Promise<ErrorCode | null> {
  const known = answeredToday(store);
  const key = queryKey(query);
  if (known.has(key)) return null;
  if (!isOnline()) return wasWhole ? null : "offline";
  let end = () => {};
  try {
    const heard = new Promise<void>((resolve, reject) => {
      end = store.watch(
        query,
        (list) => list.heard && resolve(),
        (code) => reject(new AppError(code)),
      );
    });
    await within(patienceMs, heard);
    known.add(key);
    return null;
  } catch (error) {
    return toAppError(error).code;
  } finally {
    end();
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
  for (const { kind, documents, queries = [] } of needs) {
    const codes: ErrorCode[] = [];
    const asked = [
      ...documents.map((one) => () => lacks(store, one, wasWhole)),
      ...queries.map((one) => () => lacksAnswer(store, one, wasWhole)),
    ];
    for (let at = 0; at < asked.length; at += atOnce) {
      const some = asked.slice(at, at + atOnce);
      const answers = await Promise.all(some.map((ask) => ask()));
      codes.push(...answers.filter((code) => code !== null));
    }
    found.push({
      kind,
      count: asked.length,
      missing: codes.length,
      why: codes[0] ?? null,
    });
  }
  return found;
}
