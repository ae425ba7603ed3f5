import { dropDraft, keepDraft, takeDraft } from "../../../lib/kept-drafts";

/** What was left unfinished of a form. */
export interface Kept<T> {
  form: T;
  /** What the form began with: what was not touched since may have become another. */
  start: T;
  /** The record that the form makes or changes: sent twice, it is still one. */
  id: string;
}

export interface DraftStore<T> {
  /** What this owner left unfinished in this tab, else in one that is gone; null for none. Anybody else's is forgotten. */
  load: (owner: string) => Kept<T> | null;
  save: (owner: string, kept: Kept<T>) => void;
  /** Forgets what an owner left; unless given, the one who asked last. */
  drop: (owner?: string) => void;
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : "";

/** JSON knows no such number, and a field in which no number stands yet holds it. */
const noNumber = "NaN";
const encode = (_key: string, value: unknown): unknown =>
  Number.isNaN(value) ? { [noNumber]: true } : value;
const decode = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && noNumber in value
    ? Number.NaN
    : value;

type Entry = Record<string, unknown>;
const isEntry = (one: unknown): one is Entry =>
  typeof one === "object" && one !== null;

/** Whether drafts of two owners stand beside each other; else what another left is forgotten. */
type Beside = (owner: string, other: string) => boolean;

/**
 * The unfinished form of a kind, kept over a reload and, of who is remembered, over the end of its tab; `read` gives null for
 * what is no such form. One at a time in a tab, unless `beside` lets those of several owners stand.
 */
export function draftStore<T>(
  key: string,
  read: (kept: unknown) => T | null,
  beside: Beside = () => false,
): DraftStore<T> {
  let current: string | null = null;
  const entries = (): Entry[] => {
    try {
      const all: unknown = JSON.parse(
        sessionStorage.getItem(key) ?? "[]",
        decode,
      );
      return [all].flat().filter(isEntry);
    } catch {
      // Storage that is refused or broken holds no draft.
      return [];
    }
  };
  const write = (all: readonly Entry[]) => {
    try {
      if (all.length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(all, encode));
    } catch {
      // Without storage the form lives as long as the page.
    }
  };
  /** What others left here that stands beside this owner's. */
  const others = (owner: string): Entry[] =>
    entries().filter((one) => {
      const other = textOf(one["owner"]);
      return other !== owner && beside(owner, other);
    });
  const keptIn = (entry: Entry | undefined): Kept<T> | null => {
    if (entry === undefined) return null;
    const form = read(entry["form"]);
    const start = read(entry["start"]);
    const id = textOf(entry["id"]);
    return form === null || start === null || id === ""
      ? null
      : { form, start, id };
  };
  const left = (owner: string): Kept<T> | null => {
    try {
      const entry: unknown = JSON.parse(
        takeDraft(key, owner) ?? "null",
        decode,
      );
      return isEntry(entry) && entry["owner"] === owner ? keptIn(entry) : null;
    } catch {
      return null;
    }
  };
  const load = (owner: string): Kept<T> | null => {
    current = owner;
    const own = entries().find((one) => one["owner"] === owner);
    const here = keptIn(own);
    write([...others(owner), ...(here === null || !own ? [] : [own])]);
    return here ?? left(owner);
  };
  return {
    load,
    drop: (given) => {
      const owner = given ?? current;
      write(owner === null ? [] : others(owner));
      if (owner !== null) dropDraft(key, owner);
    },
    save: (owner, kept) => {
      current = owner;
      const entry = { owner, ...kept };
      keepDraft(key, owner, JSON.stringify(entry, encode));
      write([...others(owner), entry]);
    },
  };
}
