import { deviceLabelMax } from "@domain/person/device";
import i18next from "i18next";
import { backend } from "../backend";
import { call } from "../calls";
import { identity } from "../identity";
import type { Row } from "../live-store";
import { isOnline } from "../online";
import { parseCreate, parsePatch } from "../parse";
import { deviceId, setDeviceId } from "../sdk/device";
import { within } from "../sdk/within";
import { newId } from "../write";
import { deviceLabel } from "./device-label";
import { settlePush } from "./push";
import { writeDevice } from "./write-device";

/** How often a device says that it is in use. */
const sayEveryMs = 24 * 60 * 60 * 1000;

/** The name of this browser; a new one where it has none. null: it cannot keep one. */
function ownDeviceId(): string | null {
  if (deviceId() === null) setDeviceId(newId());
  return deviceId();
}

/** What fails is said again another day. */
function write(...operation: Parameters<typeof writeDevice>): void {
  writeDevice(...operation).catch(() => undefined);
}

const add = (id: string, uid: string) =>
  write(
    {
      kind: "create",
      values: parseCreate("devices", id, {
        userId: uid,
        label: deviceLabel(navigator.userAgent).slice(0, deviceLabelMax),
        language: i18next.language,
        lastSeenAt: new Date(),
      }),
    },
    id,
    uid,
  );

const say = (id: string, uid: string) =>
  write(
    {
      kind: "patch",
      values: parsePatch("devices", { lastSeenAt: new Date() }),
    },
    id,
    uid,
  );

interface Following {
  /** The person has just signed in: an earlier signing out is not meant for them. */
  isFresh: boolean;
  onSignedOut: () => void;
}

/**
 * Lists this browser among the person's devices, says at sign-in and once a day that it is in use, and tells
 * when it was signed out from elsewhere. Returns its end.
 */
export function followDevice(
  uid: string,
  { isFresh: isNew, onSignedOut }: Following,
): () => void {
  let end: () => void = () => undefined;
  const follow = (id: string, isFresh: boolean) => {
    let said = false;
    const handle = (row: Row<"devices"> | null) => {
      // Whoever takes this browser off the list themselves is leaving already.
      if (deviceId() !== id) return;
      if (row?.data.signedOutAt) {
        end();
        setDeviceId(null);
        const next = isFresh && !said ? ownDeviceId() : null;
        if (next === null) onSignedOut();
        else follow(next, true);
        return;
      }
      if (said) return;
      said = true;
      void settlePush(uid, id, row?.data.pushToken ?? null);
      if (row === null) add(id, uid);
      else if (
        isFresh ||
        Date.now() - row.data.lastSeenAt.getTime() > sayEveryMs
      )
        say(id, uid);
    };
    end = backend().watchDoc("devices", id, handle, () => undefined, uid);
  };
  const id = ownDeviceId();
  if (id !== null) follow(id, isNew);
  return () => end();
}

/** How long signing out waits for it. */
const patienceMs = 2000;

/** Takes this browser off the list of whoever leaves it by their own wish; without a network it stays there. */
export async function unlistDevice(): Promise<void> {
  const id = deviceId();
  if (id === null || !isOnline() || identity()?.access === undefined) return;
  setDeviceId(null);
  await within(
    patienceMs,
    call("signOutDevice", { deviceId: id, which: "this" }),
  ).catch(() => undefined);
}
