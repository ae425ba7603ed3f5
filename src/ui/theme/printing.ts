let printing = false;
const listeners = new Set<() => void>();

function become(now: boolean): void {
  if (now === printing) return;
  printing = now;
  for (const listener of listeners) listener();
}

/** Hears of paper from whoever tells first: not every browser tells in each of these ways. */
function listen(): void {
  window.addEventListener("beforeprint", () => become(true));
  window.addEventListener("afterprint", () => become(false));
  window
    .matchMedia("print")
    .addEventListener("change", ({ matches }) => become(matches));
}

let listening = false;

/** Whether the page is being laid out for paper. */
export const isPrinting = (): boolean => printing;

/** Calls whenever that changes; answers how to stop. */
export function watchPrinting(listener: () => void): () => void {
  if (!listening) listen();
  listening = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const attribute = "data-mantine-color-scheme";

/** Lays what is printed out in the light scheme: dark ink on white paper, whatever the screen shows. Answers how to stop. */
export function printLight(): () => void {
  const { documentElement: root } = document;
  let shown: string | null = null;
  return watchPrinting(() => {
    if (printing) shown = root.getAttribute(attribute);
    if (shown !== null)
      root.setAttribute(attribute, printing ? "light" : shown);
  });
}
