/*
 * What the service worker does with notifications: loaded into the one that keeps the app on the device. Every push
 * must show something, for browsers take the permission back from who shows nothing.
 */
(() => {
  const home = "/";
  const titleMax = 200;
  const bodyMax = 500;

  const words = (value, max) =>
    typeof value === "string" ? value.trim().slice(0, max) : "";

  /** A page of this app, whatever was sent: never another host. */
  const ownPath = (value) => {
    if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return home;
    const { origin, pathname, search } = new URL(value, self.location.origin);
    return origin === self.location.origin ? pathname + search : home;
  };

  /** What was sent with a push; {} for anything that is not ours. */
  const sentWith = (push) => {
    try {
      const { data } = push.json();
      return typeof data === "object" && data !== null ? data : {};
    } catch {
      return {};
    }
  };

  const show = ({ title, body, path, tag }) => {
    const named = words(tag, titleMax);
    return self.registration.showNotification(
      words(title, titleMax) || "Suricate",
      {
        body: words(body, bodyMax),
        icon: "/icon-192.png",
        // A reminder takes the place of what was said of the task, and is heard all the same.
        ...(named === "" ? {} : { tag: named, renotify: true }),
        data: { path: ownPath(path) },
      },
    );
  };

  /** The window in front, else one that is in sight, else any. */
  const nearest = (windows) =>
    windows.find(({ focused }) => focused) ??
    windows.find(({ visibilityState }) => visibilityState === "visible") ??
    windows[0];

  const open = async (path) => {
    const windows = await self.clients.matchAll({
      type: "window",
      includeUncontrolled: true,
    });
    const client = nearest(windows);
    if (client === undefined) {
      await self.clients.openWindow(path);
      return;
    }
    // The page goes there itself: it asks first where work is unsaved.
    client.postMessage({ type: "open", path });
    await client.focus().catch(() => undefined);
  };

  self.addEventListener("push", (event) => {
    event.waitUntil(show(sentWith(event.data)));
  });

  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(ownPath(event.notification.data?.path)));
  });
})();
