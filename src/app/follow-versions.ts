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

export interface Following {
  /** Gets what puts the newer version in place, in every tab; it ends where that did not work. */
  onNewVersion: (use: () => Promise<void>) => void;
  reload: () => void;
}

/**
 * So long the worker of before may take to go. One whose answers were broken off, as by a reload, can be held to be at
 * work for minutes by a browser that nobody can ask why.
 */
const patienceMs = 5000;

const pause = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms);
  });

/** Whether the app could be fetched: its worker is kept nowhere but where it is served. */
const isReached = (): Promise<boolean> =>
  fetch("/sw.js", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Puts the version that waits in place; where the worker of before does not go, all tabs begin without one. */
async function takeNewer(
  registration: ServiceWorkerRegistration,
  loadAll: () => void,
): Promise<void> {
  registration.waiting?.postMessage({ type: "SKIP_WAITING" });
  await pause(patienceMs);
  if (registration.waiting === null || !(await isReached())) return;
  await registration.unregister();
  loadAll();
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
  const tabs = new BroadcastChannel("suricate-version");
  tabs.addEventListener("message", reload);
  const loadAll = () => {
    tabs.postMessage("newer");
    reload();
  };
  // The first worker of all is of the version that fetched it.
  let mine = container.controller ?? registration.active;
  container.addEventListener("controllerchange", () => {
    if (mine !== null) reload();
    mine = container.controller;
  });
  const offer = () => {
    if (registration.waiting === null || mine === null) return;
    onNewVersion(() => takeNewer(registration, loadAll));
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
