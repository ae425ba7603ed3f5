import { useSyncExternalStore } from "react";
import { useLiveDoc } from "../hooks/use-live";
import { deviceId } from "../sdk/device";
import type { PushObstacle } from "./push";
import { pushObstacle } from "./push";
import { pushPort } from "./push-port";

/** What stands in the way, else what the browser permits. */
const standing = (): PushObstacle | "granted" | "default" => {
  const obstacle = pushObstacle();
  if (obstacle !== null) return obstacle;
  return pushPort().permission() === "granted" ? "granted" : "default";
};

/** How it stands with notifications on this device. */
export type PushState = PushObstacle | "off" | "on";

const watch = (listener: () => void) => pushPort().watchPermission(listener);

/** null: on its way. */
export function usePush(uid: string): PushState | null {
  const stands = useSyncExternalStore(watch, standing);
  const isAsked = stands === "granted" || stands === "default";
  const device = useLiveDoc("devices", isAsked ? deviceId() : null, uid);
  if (!isAsked) return stands;
  if (device.state !== "data") return null;
  const isOn = stands === "granted" && device.data?.data.pushToken != null;
  return isOn ? "on" : "off";
}
