const rowSelector = "[role=row], li, [data-row]";
const settleMs = [0, 60, 200, 450];

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** What of a row takes the focus: its link, else the first thing that can. */
const focusOf = (row: Element | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>("a[href], button:not(:disabled)") ?? null;

/** Nobody has the focus: what had it is gone. */
const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** What has the focus, else its row or the one now in its place; the page's heading where the list is empty. */
function placeNow(): () => HTMLElement | null {
  const here = document.activeElement;
  const row = here?.closest(rowSelector);
  const list = row?.parentElement;
  if (!row || !list) return () => null;
  const at = [...list.children].indexOf(row);
  return () => {
    if (here instanceof HTMLElement && here.isConnected) return here;
    if (row.isConnected) return focusOf(row);
    const rest = list.isConnected ? [...list.children] : [];
    return (
      focusOf(rest[at] ?? rest.at(-1)) ??
      document.querySelector<HTMLElement>("main h1[tabindex]")
    );
  };
}

/**
 * Does something that may take away the row it was asked from: afterwards the focus is where it was,
 * or in the row that came into its place, unless somebody has moved on.
 */
export async function keepingPlace(
  work: () => Promise<void> | void,
): Promise<void> {
  const place = placeNow();
  await work();
  for (const ms of settleMs) {
    await pause(ms);
    if (isLost()) place()?.focus();
  }
}
