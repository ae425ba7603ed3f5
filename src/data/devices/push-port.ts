import { environment } from "../../lib/environment";
import { within } from "../sdk/within";
import { endSubscription, knowsPush } from "./subscription";

/** Notifications as the browser and Firebase have them. */
export interface PushPort {
  /** Whether this build has what notifications are asked for with. */
  isConfigured: () => boolean;
  /** Whether this browser knows notifications that come while the app is closed. */
  isKnown: () => boolean;
  permission: () => NotificationPermission;
  /** Told when the permission is given or taken back; returns its end. */
  watchPermission: (listener: () => void) => () => void;
  /** Asks the person; a browser asks but within a touch of theirs, and does not ask again who said no. */
  ask: () => Promise<NotificationPermission>;
  /** Where notifications for this browser go, the same until it changes. */
  address: () => Promise<string>;
  /** Ends them here, network or not: what is sent to an address given before is shown nowhere. */
  forget: () => Promise<void>;
}

/** How long the app waits to be kept on the device, without which nothing shows a notification. */
const keptMs = 20_000;

const permissionStatus = async (): Promise<PermissionStatus> =>
  navigator.permissions.query({ name: "notifications" });

function watchPermission(listener: () => void): () => void {
  let status: PermissionStatus | null = null;
  let ended = false;
  permissionStatus()
    .then((found) => {
      if (ended) return;
      status = found;
      status.addEventListener("change", listener);
    })
    // A browser that does not tell is asked at the next look.
    .catch(() => undefined);
  return () => {
    ended = true;
    status?.removeEventListener("change", listener);
  };
}

const browserPush: PushPort = {
  isConfigured: () => environment.pushKey !== null,
  isKnown: knowsPush,
  permission: () => Notification.permission,
  watchPermission,
  ask: () => Notification.requestPermission(),
  async address() {
    const key = environment.pushKey ?? "";
    const [{ fcmAddress }, registration] = await Promise.all([
      import("./fcm"),
      within(keptMs, navigator.serviceWorker.ready),
    ]);
    return fcmAddress(registration, key);
  },
  forget: endSubscription,
};

let port: PushPort = browserPush;

export const pushPort = (): PushPort => port;

/** For tests: puts another in the place of the browser's; null: the browser's again. */
export function providePush(other: PushPort | null): void {
  port = other ?? browserPush;
}
