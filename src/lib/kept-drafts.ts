/**
 * Unfinished forms of somebody who is remembered on this device, so that a tab that is killed takes
 * none along. Each belongs to the tab it is typed in, until that is gone; nothing is kept of anybody
 * who is not remembered, nor after signing out.
 */
const prefix = "draft ";
const keptMs = 14 * 24 * 60 * 60_000;

/** This tab, as others that look after its forms know it. */
export const tabId = crypto.randomUUID();

interface Kept {
  /** null: nobody is at it any more. */
  tab: string | null;
  at: number;
  text: string;
}

let allowed = false;

const nameOf = (key: string, owner: string) => `${prefix}${key} ${owner}`;

function read(name: string): Kept | null {
  const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
  if (typeof kept !== "object" || kept === null) return null;
  const { tab, at, text } = kept as Record<string, unknown>;
  return typeof at === "number" && typeof text === "string"
    ? { tab: typeof tab === "string" ? tab : null, at, text }
    : null;
}

/** Storage that is refused, full or broken keeps nothing. */
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

const names = (): string[] =>
  attempt(
    () => Object.keys(localStorage).filter((name) => name.startsWith(prefix)),
    [],
  );

const remove = (name: string) =>
  attempt(() => localStorage.removeItem(name), undefined);

/** Forgets every form that was left unfinished on this device. */
export const forgetDrafts = (): void => names().forEach(remove);

/** Whether who works here is remembered on this device; where not, nothing stays on it. */
export function allowDrafts(remembered: boolean): void {
  allowed = remembered;
  if (!remembered) forgetDrafts();
}

export function keepDraft(key: string, owner: string, text: string): void {
  if (!allowed) return;
  const kept: Kept = { tab: tabId, at: Date.now(), text };
  attempt(
    () => localStorage.setItem(nameOf(key, owner), JSON.stringify(kept)),
    undefined,
  );
}

/** What a tab that is gone left, from now on this tab's; null for nothing. */
export function takeDraft(key: string, owner: string): string | null {
  if (!allowed) return null;
  const kept = attempt(() => read(nameOf(key, owner)), null);
  if (kept === null || (kept.tab !== null && kept.tab !== tabId)) return null;
  keepDraft(key, owner, kept.text);
  return kept.text;
}

/** Forgets a form that is done with; one that another tab is at stays. */
export function dropDraft(key: string, owner: string): void {
  const name = nameOf(key, owner);
  const kept = attempt(() => read(name), null);
  if (kept !== null && (kept.tab === null || kept.tab === tabId)) remove(name);
}

/** Gives free what was typed in tabs that are gone, and forgets what nobody came back for within two weeks. */
export function freeDrafts(alive: ReadonlySet<string>): void {
  for (const name of names()) {
    const kept = attempt(() => read(name), null);
    if (kept === null || kept.at < Date.now() - keptMs) remove(name);
    else if (kept.tab !== null && !alive.has(kept.tab))
      attempt(
        () =>
          localStorage.setItem(name, JSON.stringify({ ...kept, tab: null })),
        undefined,
      );
  }
}
