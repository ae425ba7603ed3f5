/** How often an open app asks whether there is a newer one; browsers ask by themselves at a page load alone. */
const everyMs = 60 * 60 * 1000;
const looksMs = 5 * 60 * 1000;

/** Asks from time to time while somebody looks, and when they come back after a while. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  const look = () => {
    const isDue = Date.now() - asked >= everyMs;
    if (!isDue || document.visibilityState !== "visible") return;
    asked = Date.now();
    // Without a network it is asked the next time.
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, looksMs);
}

interface Following {
  /** Gets what puts the newer version in place, in every tab. */
  onNewVersion: (use: () => void) => void;
  reload: () => void;
}

/**
 * Keeps a tab and its service worker of one version: a newer one waits until it is taken, and all tabs are loaded anew
 * with the worker that comes then, for the files of the one before are gone.
 */
export async function followVersions(
  container: ServiceWorkerContainer,
  { onNewVersion, reload }: Following,
): Promise<void> {
  const registration = await container.register("/sw.js");
  // The first worker of all is of the version that fetched it.
  let mine = container.controller ?? registration.active;
  container.addEventListener("controllerchange", () => {
    if (mine !== null) reload();
    mine = container.controller;
  });
  const offer = () => {
    if (registration.waiting === null || mine === null) return;
    onNewVersion(() =>
      registration.waiting?.postMessage({ type: "SKIP_WAITING" }),
    );
  };
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") offer();
    });
  });
  offer();
  lookForNewer(registration);
}
