import type { ScanDraft } from "@domain/observation/collect/scan-draft";
import {
  isTouched,
  scanBegun,
  scanDraftSchema,
  withAnimals,
} from "@domain/observation/collect/scan-draft";
import { useEffect, useState } from "react";
import * as z from "zod";
import { isSamePerson, useDraftOwner } from "../../../data/hooks/ready-session";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";

/** What is kept of a scan while it is made: it belongs to the instant at which it began. */
const keptSchema = z.object({
  draft: scanDraftSchema,
  t: z.number().int().min(0),
  slot: z.number().int().min(0).nullable(),
});
type Kept = z.infer<typeof keptSchema>;

const read = (kept: unknown): Kept | null => {
  const { data } = keptSchema.safeParse(kept);
  return data ?? null;
};

/** One may have begun a scan in each of several sessions, also in a tab that nothing outlives. */
const store = draftStore("scan", read, isSamePerson);

/** The scan that an owner began and neither saved nor gave up; null for none. */
export const keptScan = (owner: string): Kept | null =>
  store.load(owner)?.form ?? null;

/** Gives up the scan that an owner began. */
export const dropScan = (owner: string): void => store.drop(owner);

interface Begun {
  /** Whose draft it is. */
  draftOf: readonly string[];
  animalIds: readonly string[];
  slot: number | null;
  instant: () => number;
}

export interface Scan {
  draft: ScanDraft;
  /** When it began, and which of the scans that are due it is. */
  t: number;
  slot: number | null;
  /** It was begun before the page was loaded. */
  isResumed: boolean;
  isTouched: boolean;
  /** Does something that can be undone; what changes nothing is no touch. */
  touch: (change: (draft: ScanDraft) => ScanDraft) => void;
  /** Makes another line active, which is nothing to undo. */
  go: (change: (draft: ScanDraft) => ScanDraft) => void;
  /** null: there is nothing to undo. */
  undo: (() => void) | null;
  /** Nothing of it is kept any more. */
  drop: () => void;
}

/** A scan while it is made: kept with every touch, so that a page that dies takes nothing along. */
export function useScan(begun: Begun): Scan {
  const { draftOf, animalIds, instant } = begun;
  const owner = useDraftOwner("scan", ...draftOf);
  const kept = useDraft(store, owner, () => draftOf.join());
  const [found] = useState(() => kept.found?.form ?? null);
  const [{ t, slot }] = useState(
    () => found ?? { t: instant(), slot: begun.slot },
  );
  const [{ draft, past }, setState] = useState(() => ({
    draft:
      found === null
        ? scanBegun(animalIds)
        : withAnimals(found.draft, animalIds),
    past: [] as readonly ScanDraft[],
  }));
  const touched = isTouched(draft);
  useEffect(() => {
    if (touched) {
      const form = { draft, t, slot };
      kept.save({ form, start: form });
    } else kept.drop();
  }, [draft, t, slot, touched, kept]);
  return {
    draft,
    t,
    slot,
    isResumed: found !== null,
    isTouched: touched,
    touch: (change) =>
      setState((state) => {
        const next = change(state.draft);
        return next === state.draft
          ? state
          : { draft: next, past: [...state.past, state.draft] };
      }),
    go: (change) =>
      setState((state) => ({ ...state, draft: change(state.draft) })),
    undo:
      past.length === 0
        ? null
        : () =>
            setState((state) => {
              const last = state.past.at(-1);
              return last === undefined
                ? state
                : { draft: last, past: state.past.slice(0, -1) };
            }),
    drop: () => kept.drop(),
  };
}
