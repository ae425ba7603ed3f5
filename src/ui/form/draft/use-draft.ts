import { useState } from "react";
import type { DraftStore, Kept } from "./form-draft";

/** The draft of one form: what is kept of it, and where it is kept from now on. */
export interface Draft<T> {
  /** What was typed before a reload, and is not saved; null for nothing. */
  found: Kept<T> | null;
  /** The record that is made or changed, the same over a reload. */
  id: string;
  save: (kept: Omit<Kept<T>, "id">) => void;
  drop: () => void;
}

/**
 * The draft that an owner (who, where, for what) has of a form. `idOf` makes the id of the record
 * when there is none yet.
 */
export function useDraft<T>(
  store: DraftStore<T>,
  owner: string,
  idOf: () => string,
): Draft<T> {
  const [draft] = useState((): Draft<T> => {
    const found = store.load(owner);
    const id = found?.id ?? idOf();
    return {
      found,
      id,
      save: (kept) => store.save(owner, { ...kept, id }),
      drop: () => store.drop(owner),
    };
  });
  return draft;
}

const same = (a: unknown, b: unknown) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The fields that were changed here and meanwhile in the record, too, and not to the same. */
export const clashing = <T extends object>(
  { form, start }: Pick<Kept<T>, "form" | "start">,
  initial: T,
): (keyof T & string)[] =>
  (Object.keys(initial) as (keyof T & string)[]).filter(
    (name) =>
      name in form &&
      !same(form[name], start[name]) &&
      !same(start[name], initial[name]) &&
      !same(form[name], initial[name]),
  );

/** What was typed, in a form that begins with `initial` now: what nobody touched is as new as the record. */
export function resumed<T extends object>(
  { form, start }: Pick<Kept<T>, "form" | "start">,
  initial: T,
): T {
  const names = Object.keys(initial) as (keyof T)[];
  const values = { ...initial };
  for (const name of names)
    if (name in form && !same(form[name], start[name]))
      values[name] = form[name];
  return values;
}
