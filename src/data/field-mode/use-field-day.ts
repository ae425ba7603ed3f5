import type { FieldDay } from "@domain/field-mode/field-day";
import { readFieldDay } from "@domain/field-mode/field-day";
import { fieldDayFrom } from "@domain/field-mode/new-day";
import { useMemo, useSyncExternalStore } from "react";
import { keepForDay } from "../auth";
import { requireIdentity } from "../identity";
import { cacheOwner, fieldDay, remembers, setFieldDay } from "../sdk/device";

const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of [...listeners]) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Another tab prepares it as well as this one.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};

const snapshot = () => JSON.stringify(fieldDay());

/** The day this device is prepared for, as somebody prepared it; null for none. */
export function useFieldDay(): FieldDay | null {
  const text = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => readFieldDay(text), [text]);
}

/** Whether preparing this device keeps somebody on it who is not kept otherwise, and signs them out after the day. */
export const staysForDayOnly = (): boolean => !remembers();

/** Whether what is read is kept by this device beyond the tab. */
export const keepsDocuments = (): boolean =>
  remembers() && cacheOwner() === requireIdentity().uid;

/** Begins the day; the page begins anew where its person was not kept before. Rejects AppError where the browser keeps nobody. */
export async function beginDay(now: Date): Promise<void> {
  const { uid } = requireIdentity();
  await keepForDay(fieldDayFrom(uid, now, staysForDayOnly()));
  tell();
}

/** Whether everything that is needed was once here. */
export const wasReady = (): boolean => fieldDay()?.ready === true;

/** Keeps whether everything that is needed is here. */
export function noteReady(ready: boolean): void {
  const day = fieldDay();
  if (day === null || day.ready === ready) return;
  setFieldDay({ ...day, ready });
  tell();
}
