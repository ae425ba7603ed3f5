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
  drop: () => void;
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

/** The unfinished form of a kind, kept over a reload and, of who is remembered, over the end of its tab; `read` gives null for what is no such form. */
export function draftStore<T>(
  key: string,
  read: (kept: unknown) => T | null,
): DraftStore<T> {
  let current: string | null = null;
  const forget = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There was none.
    }
  };
  const parse = (text: string | null, owner: string): Kept<T> | null => {
    const kept = JSON.parse(text ?? "null", decode) as Record<
      string,
      unknown
    > | null;
    if (kept?.["owner"] !== owner) return null;
    const form = read(kept["form"]);
    const start = read(kept["start"]);
    const id = textOf(kept["id"]);
    return form === null || start === null || id === ""
      ? null
      : { form, start, id };
  };
  const found = (text: () => string | null, owner: string): Kept<T> | null => {
    try {
      return parse(text(), owner);
    } catch {
      // Storage that is refused or broken holds no draft.
      return null;
    }
  };
  const load = (owner: string): Kept<T> | null => {
    current = owner;
    const here = found(() => sessionStorage.getItem(key), owner);
    if (here !== null) return here;
    forget();
    return found(() => takeDraft(key, owner), owner);
  };
  return {
    load,
    drop: () => {
      forget();
      if (current !== null) dropDraft(key, current);
    },
    save: (owner, kept) => {
      current = owner;
      const text = JSON.stringify({ owner, ...kept }, encode);
      keepDraft(key, owner, text);
      try {
        sessionStorage.setItem(key, text);
      } catch {
        // Without storage the form lives as long as the page.
      }
    },
  };
}
