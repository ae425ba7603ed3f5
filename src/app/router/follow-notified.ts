/** A page of this app, and nothing that a browser reads as another host. */
const ownPath = /^\/(?![/\\])/;

const pathIn = (message: unknown): string | null => {
  if (typeof message !== "object" || message === null) return null;
  const { type, path }: { type?: unknown; path?: unknown } = message;
  return type === "open" && typeof path === "string" && ownPath.test(path)
    ? path
    : null;
};

/** Goes where a touched notification leads, as if a link had been followed: what is unsaved is asked for first. */
export function followNotified(go: (path: string) => unknown): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener(
    "message",
    ({ data }: MessageEvent<unknown>) => {
      const path = pathIn(data);
      if (path !== null) void go(path);
    },
  );
}
