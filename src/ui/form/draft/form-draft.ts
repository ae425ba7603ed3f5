/** What was left unfinished of a form. */
export interface Kept<T> {
  form: T;
  /** What the form began with: what was not touched since may have become another. */
  start: T;
  /** The record that the form makes or changes: sent twice, it is still one. */
  id: string;
}

export interface DraftStore<T> {
  /** What this owner left unfinished in this tab; null for none. Anybody else's is forgotten. */
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

/** The unfinished form of a kind, kept over a reload; `read` gives null for what is no such form. */
export function draftStore<T>(
  key: string,
  read: (kept: unknown) => T | null,
): DraftStore<T> {
  const drop = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There was none.
    }
  };
  const parse = (owner: string): Kept<T> | null => {
    const kept = JSON.parse(
      sessionStorage.getItem(key) ?? "null",
      decode,
    ) as Record<string, unknown> | null;
    if (kept?.["owner"] !== owner) return null;
    const form = read(kept["form"]);
    const start = read(kept["start"]);
    const id = textOf(kept["id"]);
    return form === null || start === null || id === ""
      ? null
      : { form, start, id };
  };
  const load = (owner: string): Kept<T> | null => {
    try {
      const found = parse(owner);
      if (found !== null) return found;
    } catch {
      // Storage that is refused or broken holds no draft.
    }
    drop();
    return null;
  };
  return {
    load,
    drop,
    save: (owner, kept) => {
      try {
        sessionStorage.setItem(key, JSON.stringify({ owner, ...kept }, encode));
      } catch {
        // Without storage the form lives as long as the page.
      }
    },
  };
}
