import { AppError } from "@domain/errors";
import { toAppError } from "../errors";
import { deviceId, remembers } from "../sdk/device";
import { within } from "../sdk/within";
import { pushPort } from "./push-port";
import { writeAddress } from "./write-device";

/** Why notifications cannot be had on this device; null: they can. */
export type PushObstacle =
  | "unconfigured"
  | "unknown"
  /** The session ends with its tab: what comes later would be shown to whoever is there then. */
  | "notRemembered"
  | "blocked";

/** Whether notifications are sent to devices at all. */
export const sendsToDevices = (): boolean => pushPort().isConfigured();

export function pushObstacle(): PushObstacle | null {
  const port = pushPort();
  if (!sendsToDevices()) return "unconfigured";
  if (!port.isKnown() || deviceId() === null) return "unknown";
  if (!remembers()) return "notRemembered";
  return port.permission() === "denied" ? "blocked" : null;
}

/** How long somebody waits for it. */
const patienceMs = 20_000;

const ownDevice = (): string => {
  const id = deviceId();
  if (id === null) throw new AppError("internal", { part: "device" });
  return id;
};

const forgetPush = (): Promise<void> =>
  pushPort()
    .forget()
    .catch(() => undefined);

/** Asks for the permission, then has notifications sent here; false: it was not given. Rejects AppError. */
export async function turnOnPush(uid: string): Promise<boolean> {
  const port = pushPort();
  if ((await port.ask()) !== "granted") return false;
  try {
    // An address from before may be dead where they are sent from.
    await port.forget();
    const address = await within(patienceMs, port.address());
    await within(patienceMs, writeAddress(address, ownDevice(), uid));
  } catch (error) {
    await forgetPush();
    throw toAppError(error);
  }
  return true;
}

/** Ends notifications here; without a network at once, too. Rejects AppError where that is refused. */
export async function turnOffPush(uid: string): Promise<void> {
  await forgetPush();
  await within(patienceMs, writeAddress(null, ownDevice(), uid)).catch(
    (error: unknown) => {
      const failure = toAppError(error);
      if (failure.code !== "offline") throw failure;
    },
  );
}

/**
 * Brings browser and record together at the start: where the record says that notifications come here, their address is
 * said anew if it is another by now; where it does not, or they cannot be shown any more, nothing comes.
 */
export async function settlePush(
  uid: string,
  id: string,
  stored: string | null,
): Promise<void> {
  const port = pushPort();
  const isWanted =
    stored !== null &&
    pushObstacle() === null &&
    port.permission() === "granted";
  try {
    const address = isWanted ? await port.address() : null;
    if (!isWanted) await port.forget();
    if (address !== stored) await writeAddress(address, id, uid);
  } catch {
    // Without a network they come as before; the next start settles it.
  }
}
