import { report } from "../lib/report";
import { endSubscription } from "./devices/subscription";
import { toAppError } from "./errors";
import { countWaitingFiles } from "./files/queue/waiting-mark";
import { identity, setIdentity } from "./identity";
import { endAll } from "./live/leaving";
import { firebaseAuth, type AuthPort } from "./sdk/auth-port";
import { isFieldDayOver, type FieldDay } from "@domain/field-mode/field-day";
import {
  fieldDay,
  forgetPerson,
  setFieldDay,
  setRefusal,
  setRemembers,
} from "./sdk/device";
import { closeBackend } from "./sdk/load-backend";
import { within } from "./sdk/within";

export type AuthState =
  | { state: "loading" }
  | { state: "signedOut" }
  | { state: "signedIn"; uid: string };

/** What signing out does besides Auth; a test has no page to reload. */
export interface AuthParts {
  port: AuthPort;
  closeBackend: () => Promise<void>;
  reload: () => void;
}

let parts: AuthParts = {
  port: firebaseAuth,
  closeBackend,
  reload: () => {
    location.reload();
  },
};
let state: AuthState = { state: "loading" };
let leaving = false;
let isFresh = false;
let unwatch: (() => void) | null = null;
const listeners = new Set<(state: AuthState) => void>();
const tabs =
  typeof BroadcastChannel === "undefined"
    ? null
    : new BroadcastChannel("suricate-auth");

/** Puts other parts in the place of Firebase Auth, and begins again as signed out. */
export function provideAuth(next: Partial<AuthParts>): void {
  unwatch?.();
  unwatch = null;
  parts = { ...parts, ...next };
  state = { state: "loading" };
  leaving = false;
  isFresh = false;
  setIdentity(null);
}

/** Whether somebody gave mail and password since the page was opened. */
export const signedInJustNow = (): boolean => isFresh;

function setState(next: AuthState): void {
  state = next;
  for (const listener of [...listeners]) listener(next);
}

function handleUid(uid: string | null): void {
  if (leaving) return;
  if (state.state === "signedIn") {
    // Another tab, or the server, ended or replaced the session: nothing of it may stay here.
    if (state.uid !== uid) void leave();
    return;
  }
  setIdentity(uid === null ? null : { uid, zooId: null });
  setState(uid === null ? { state: "signedOut" } : { state: "signedIn", uid });
}

const closingMs = 5000;

/** No notification of whoever leaves is shown to whoever comes. */
const endPush = (): Promise<void> =>
  within(closingMs, endSubscription()).catch(() => undefined);

/** Ends every trace of the person in this tab, then begins anew. */
async function leave(uid = identity()?.uid ?? null): Promise<void> {
  leaving = true;
  setState({ state: "loading" });
  endAll();
  try {
    await within(closingMs, parts.closeBackend());
  } catch (error) {
    report({ code: toAppError(error).code, where: "closeBackend" });
  }
  await endPush();
  forgetPerson(uid);
  setIdentity(null);
  parts.reload();
}

/** So often it is looked whether the day is over that this device was prepared for: timers sleep with it. */
const dayCheckMs = 20_000;

/** Signs out whoever prepared this device for a day that is over, before anything of them is shown; whether it does. */
function endsDay(): boolean {
  const day = fieldDay();
  if (leaving || day === null || !isFieldDayOver(day, new Date())) return false;
  if (!day.signsOut) {
    setFieldDay(null);
    return false;
  }
  leaving = true;
  void signOutAfter(day);
  return true;
}

/** What is not sent by then stays on the device until its person is back. */
async function signOutAfter({ uid }: FieldDay): Promise<void> {
  setRefusal("dayOver");
  setState({ state: "loading" });
  if (identity() === null) await signOutNow(uid);
  else await signOutHere();
}

function watchDay(): void {
  setInterval(endsDay, dayCheckMs);
  document.addEventListener("visibilitychange", endsDay);
}

function start(): void {
  if (unwatch === null) {
    watchDay();
    if (endsDay()) unwatch = () => undefined;
  }
  unwatch ??= parts.port.watch(handleUid);
  if (tabs)
    tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!leaving && identity() !== null && data === identity()?.uid)
        void leave();
    };
}

/** Tells who is signed in, now and at every change; returns its end. */
export function watchAuth(listener: (state: AuthState) => void): () => void {
  listeners.add(listener);
  listener(state);
  start();
  return () => {
    listeners.delete(listener);
  };
}

/** Rejects with AppError: invalid-input (wrong mail or password), quota, offline, not-allowed (disabled). */
export async function signIn(
  mail: string,
  password: string,
  remember: boolean,
): Promise<void> {
  setRemembers(remember);
  setRefusal(null);
  await parts.port.signIn(mail.trim(), password, remember);
  isFresh = true;
}

/** Keeps somebody signed in whose new password has ended the session; rejects as `signIn` does. */
export const renewSignIn = (password: string): Promise<void> =>
  parts.port.renew(password);

/** Rejects AppError invalid-input where it is not the password of whoever is signed in. */
export const provePassword = (password: string): Promise<void> =>
  parts.port.prove(password);

/** The new password of whoever is signed in and has just proven the present one. */
export const replacePassword = (password: string): Promise<void> =>
  parts.port.changePassword(password);

/** How long signing out waits for writes on their way. */
const patienceMs = 4000;

/**
 * Signs out once every write and every file is sent. Those that are not after a few seconds are counted, and the
 * person stays signed in: `signOutNow()` does it anyway. So do they where so many other things are `held` here alone.
 */
export async function signOutSafely(held = 0): Promise<{ waiting: number }> {
  // Signing in needs no outbox; it came with the shell.
  const { outbox } = await import("./outbox/outbox");
  const unsent = await outbox.drained(patienceMs);
  const waiting = held + unsent + (await countWaitingFiles());
  if (waiting === 0) await signOutHere();
  return { waiting };
}

/** As `signOutNow`, and this browser is no longer listed among those somebody is signed in with. */
export async function signOutHere(): Promise<void> {
  const { unlistDevice } = await import("./devices/follow-device");
  await unlistDevice();
  await signOutNow();
}

/** Keeps whoever is signed in on this device for a day, and begins anew with a store that lasts; rejects AppError where it cannot. */
export async function keepForDay(day: FieldDay): Promise<void> {
  if (day.signsOut) {
    // Before the session lies there: what is kept has an end from its first moment.
    setFieldDay(day);
    try {
      await parts.port.keep();
    } catch (error) {
      setFieldDay(null);
      throw error;
    }
    parts.reload();
  } else setFieldDay(day);
}

/** Signs out in all tabs of this person; unsent writes and files stay on the device until they come back. */
export async function signOutNow(
  uid: string | null = identity()?.uid ?? null,
): Promise<void> {
  leaving = true;
  endAll();
  try {
    await parts.port.signOut();
  } catch (error) {
    report({ code: toAppError(error).code, where: "signOut" });
  }
  tabs?.postMessage(uid);
  await leave(uid);
}
