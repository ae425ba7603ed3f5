export interface DraftStore<T> {
  /** What this owner left unfinished in this tab; null for none. Anybody else's is forgotten. */
  load: (owner: string) => T | null;
  save: (owner: string, form: T) => void;
  drop: () => void;
}

const has = <K extends string>(
  value: unknown,
  key: K,
): value is Record<K, unknown> =>
  typeof value === "object" && value !== null && key in value;

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
  const load = (owner: string): T | null => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
      if (has(kept, "owner") && has(kept, "form") && kept.owner === owner) {
        const form = read(kept.form);
        if (form !== null) return form;
      }
    } catch {
      // Storage that is refused or broken holds no draft.
    }
    drop();
    return null;
  };
  return {
    load,
    drop,
    save: (owner, form) => {
      try {
        sessionStorage.setItem(key, JSON.stringify({ owner, form }));
      } catch {
        // Without storage the form lives as long as the page.
      }
    },
  };
}
