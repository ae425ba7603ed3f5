/** What a browser hands out that can install the application; no standard names it yet. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt =>
  "prompt" in event && typeof event.prompt === "function";

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function setOffered(next: InstallPrompt | null): void {
  offered = next;
  for (const listener of [...listeners]) listener();
}

/** Keeps the browser's offer for the page that shows it: it comes once, soon after the start. */
export function keepInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isPrompt(event)) setOffered(event);
  });
  addEventListener("appinstalled", () => setOffered(null));
}

export const canInstall = (): boolean => offered !== null;

/** Told at every change of `canInstall()`; returns its end. */
export function watchInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Lets the browser ask; an offer is good once. */
export async function install(): Promise<void> {
  const taken = offered;
  setOffered(null);
  await taken?.prompt();
}

/** The page runs as an installed application. */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches;

/** Where applications are installed by a menu of the system's own. */
export const isApple = (userAgent: string): boolean =>
  /\b(?:iPhone|iPad)\b/.test(userAgent);
