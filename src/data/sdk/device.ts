import type { FieldDay } from "@domain/field-mode/field-day";
import { readFieldDay } from "@domain/field-mode/field-day";
import { allowDrafts, forgetDrafts } from "../../lib/kept-drafts";

/**
 * What this browser keeps besides the SDKs' own stores. Storage may be blocked: then nothing is
 * kept, and the careful answer is given.
 */
const keys = {
  remember: "rememberMe",
  /** Until when somebody is kept who is not remembered otherwise. */
  fieldDay: "fieldDay",
  /** The uid whose documents the persistent cache may hold. */
  cacheOwner: "cacheOwner",
  refusal: "refusedReason",
  /** The one-time code of a link, until it is used or left, so that a reload loses nothing. */
  code: "oneTimeCode",
  /** What this browser is called among the devices of whoever signs in. */
  deviceId: "deviceId",
  /** Who works here, and with which right, as the specification calls them. */
  person: "userData",
  right: "userRight",
} as const;

/** What earlier versions kept: who was here last, and a password, which no browser keeps any more. */
const before = {
  uids: ["userId", "uid"],
  password: "rememberMeCrypt",
} as const;

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(
  storage: () => Storage,
  key: string,
  value: string | null,
): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Blocked storage: nothing is remembered.
  }
}

const device = () => localStorage;
const tab = () => sessionStorage;

/** The day for which this device was prepared, also while it is over and not ended yet; null for none. */
export const fieldDay = (): FieldDay | null =>
  readFieldDay(read(device, keys.fieldDay));

export function setFieldDay(day: FieldDay | null): void {
  write(device, keys.fieldDay, day === null ? null : JSON.stringify(day));
}

/** Whether somebody stays on this device: because they want to, or for the day it is prepared for. */
export const remembers = (): boolean =>
  read(device, keys.remember) === "true" || fieldDay() !== null;

/** What somebody wants as they sign in; a day that another prepared the device for is none of theirs. */
export function setRemembers(remember: boolean): void {
  write(device, keys.remember, String(remember));
  setFieldDay(null);
}

/** null: the cache was never used, or is known to be empty. */
export const cacheOwner = (): string | null => read(device, keys.cacheOwner);

export function setCacheOwner(uid: string | null): void {
  write(device, keys.cacheOwner, uid);
}

/** null: storage is blocked, or this browser has no name yet. */
export const deviceId = (): string | null => read(device, keys.deviceId);

export function setDeviceId(id: string | null): void {
  write(device, keys.deviceId, id);
}

export const refusal = (): string | null => read(tab, keys.refusal);

export function setRefusal(reason: string | null): void {
  write(tab, keys.refusal, reason);
}

/** "<page> <code>"; null: there is none, or storage is blocked. */
export const keptCode = (): string | null => read(tab, keys.code);

export function setKeptCode(code: string | null): void {
  write(tab, keys.code, code);
}

const zooKey = (uid: string) => `zoo:${uid}`;

/** The establishment this person last chose: in this tab, else on this device. Earlier versions kept what is no id. */
export function chosenZoo(uid: string): string | null {
  const kept = read(tab, zooKey(uid)) ?? read(device, zooKey(uid));
  return kept === "" || kept?.includes("/") === true ? null : kept;
}

export function setChosenZoo(uid: string, zooId: string | null): void {
  write(tab, zooKey(uid), zooId);
  write(device, zooKey(uid), zooId);
}

/** Somebody as a browser keeps them: nothing that says more than a greeting. */
export interface KeptPerson {
  firstName: string;
  zooId: string;
  right: string;
}

/** Keeps who works here, with "remember me" on this device, else in this tab. */
export function keepPerson(uid: string, person: KeptPerson): void {
  const { firstName, zooId, right } = person;
  // Somebody else was here, and did not sign out.
  if (keptPerson(uid) === null) forgetDrafts();
  const [here, elsewhere] = remembers() ? [device, tab] : [tab, device];
  write(here, keys.person, JSON.stringify({ uid, firstName, zooId }));
  write(here, keys.right, right);
  write(elsewhere, keys.person, null);
  write(elsewhere, keys.right, null);
  for (const key of [...before.uids, before.password]) write(device, key, null);
  allowDrafts(remembers());
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

const wordOf = (value: unknown): string =>
  typeof value === "string" ? value : "";

/** What is kept of this person; null for somebody else, or where nothing is. Where an earlier version kept no uid with it, it did apart. */
export function keptPerson(uid: string): KeptPerson | null {
  const kept = (key: string) => read(tab, key) ?? read(device, key);
  const data = parsed(kept(keys.person));
  const apart = before.uids.map((key) => read(device, key));
  const whose = [data["uid"], ...apart].find((one) => one != null);
  const zooId = wordOf(data["zooId"]);
  if (whose !== uid || zooId === "") return null;
  // Earlier versions kept the right as an object with a value, too.
  const text = kept(keys.right);
  const right = wordOf(parsed(text)["value"]) || (text ?? "");
  return { firstName: wordOf(data["firstName"]), zooId, right };
}

/**
 * Forgets what this tab holds (drafts, its copy of the session), the drafts this device keeps and
 * where this person was working; why somebody had to leave stays.
 */
export function forgetPerson(uid: string | null): void {
  const reason = refusal();
  try {
    tab().clear();
  } catch {
    // Blocked storage: nothing was kept.
  }
  setRefusal(reason);
  forgetDrafts();
  setFieldDay(null);
  for (const key of [keys.person, keys.right, ...before.uids, before.password])
    write(device, key, null);
  if (uid !== null) write(device, zooKey(uid), null);
}
