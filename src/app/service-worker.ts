import type { Following } from "./follow-versions";
import { followVersions } from "./follow-versions";

/**
 * Keeps the app itself on the device, so that it opens without a network; `onNewVersion` gets what
 * puts a newer one in place and reloads.
 */
export function keepAppOffline(onNewVersion: Following["onNewVersion"]): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const reload = () => location.reload();
  const start = () => {
    // Where the browser keeps nothing, the app is fetched each time.
    followVersions(navigator.serviceWorker, { onNewVersion, reload }).catch(
      () => undefined,
    );
  };
  // What is kept for later must not slow down what is wanted now.
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
