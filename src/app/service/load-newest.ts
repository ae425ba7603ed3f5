/** Takes away what this browser keeps of the app itself, nothing that people made, and loads it anew. */
export async function loadNewest(): Promise<void> {
  if ("serviceWorker" in navigator)
    for (const one of await navigator.serviceWorker.getRegistrations())
      await one.unregister();
  if ("caches" in globalThis)
    for (const name of await caches.keys())
      if (name.startsWith("workbox-")) await caches.delete(name);
  location.reload();
}
