import { can, type RecordFacts } from "@domain/access/can";
import { animalFacts } from "@domain/animal/facts";
import { templateFacts } from "@domain/automation/facts";
import { enclosureFacts } from "@domain/enclosure/facts";
import { sectorFacts } from "@domain/sector/facts";
import { taskFacts } from "@domain/task/facts";
import type { Action, Resource } from "@domain/access/matrix";
import { useReadySession } from "./ready-session";

const factsOf = {
  sectors: sectorFacts,
  enclosures: enclosureFacts,
  animals: animalFacts,
  tasks: taskFacts,
  taskTemplates: templateFacts,
};
type Kind = keyof typeof factsOf;
type Known<K extends Kind> = Parameters<(typeof factsOf)[K]>[0];

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
  const facts = factsOf[kind] as (known: Known<K>) => RecordFacts;
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
  if (action === undefined || kind === undefined || record === undefined)
    return (wanted, resource, facts) => can(session, wanted, resource, facts);
  return can(session, action, kind, factsFor(kind, record));
}
