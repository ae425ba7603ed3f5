import { can, type RecordFacts } from "@domain/access/can";
import type { Action, Resource } from "@domain/access/matrix";
import { collections } from "@domain/collections";
import { useCallback } from "react";
import { useReadySession } from "./ready-session";

type Table = typeof collections;
type Kind =
  | "sectors"
  | "enclosures"
  | "animals"
  | "groups"
  | "enrichments"
  | "tasks"
  | "taskTemplates"
  | "savedViews"
  | "dashboards"
  | "reports"
  | "cirs";
type Known<K extends Kind> = Parameters<Table[K]["facts"]>[0];

/** `can()` of the person who is working; without facts, about anything of the kind here. */
export type May = <R extends Resource>(
  action: Action<R>,
  resource: R,
  facts?: RecordFacts,
) => boolean;

/** What a record of a collection, or as much of it as decides, says to `can()`. */
export function factsFor<K extends Kind>(
  kind: K,
  record: Known<K>,
): RecordFacts {
  const facts = collections[kind].facts as (known: Known<K>) => RecordFacts;
  return facts(record);
}

/**
 * What the person who is working may do: `const may = useCan()`, then `may("create", "animals")`;
 * or at once, about one record: `useCan("change", "animals", animal)`.
 */
export function useCan(): May;
export function useCan<K extends Kind>(
  action: Action<K>,
  kind: K,
  record: Known<K>,
): boolean;
export function useCan<K extends Kind>(
  action?: Action<K>,
  kind?: K,
  record?: Known<K>,
): May | boolean {
  const session = useReadySession();
  const may = useCallback<May>(
    (wanted, resource, facts) => can(session, wanted, resource, facts),
    [session],
  );
  if (action === undefined || kind === undefined || record === undefined)
    return may;
  return can(session, action, kind, factsFor(kind, record));
}
