import { registerSW } from "virtual:pwa-register";

/**
 * Keeps the app itself on the device, so that it opens without a network; `onNewVersion` gets what
 * puts a newer one in place and reloads.
 */
export function keepAppOffline(onNewVersion: (use: () => void) => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const update = registerSW({
    onNeedRefresh: () => onNewVersion(() => void update(true)),
  });
}
