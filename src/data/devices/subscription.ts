/** Whether this browser knows notifications that come while the app is closed. */
export const knowsPush = (): boolean =>
  "serviceWorker" in navigator &&
  "PushManager" in globalThis &&
  "Notification" in globalThis;

/** Ends notifications in this browser, network or not: what is sent to an address given before is shown nowhere. */
export async function endSubscription(): Promise<void> {
  if (!knowsPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscribed = await registration?.pushManager.getSubscription();
  await subscribed?.unsubscribe();
}
