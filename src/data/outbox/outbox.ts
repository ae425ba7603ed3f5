import { AppError } from "@domain/errors";
import { backend } from "../backend";
import { isChosen } from "../demonstration/mode";
import { freeDrafts } from "../../lib/kept-drafts";
import { identity } from "../identity";
import { isOnline, watchOnline } from "../online";
import { createOutbox } from "./create-outbox";
import { databaseEntries } from "./entry-store";
import type { OutboxEntry } from "./entry";
import { browserTabs } from "./tabs";

const channel =
  typeof BroadcastChannel === "undefined"
    ? null
    : new BroadcastChannel("suricate-outbox");

/** The calls come with the first desk write: before sign-in nobody needs them. */
async function desk(entry: OutboxEntry): Promise<void> {
  if (!navigator.onLine) throw new AppError("offline");
  const { sendToDesk } = await import("./desk").catch(() => {
    throw new AppError("offline", { part: "desk" });
  });
  await sendToDesk(entry);
}

const tabs = browserTabs();

/** This browser's outbox. */
export const outbox = createOutbox({
  entries: databaseEntries("suricate-outbox"),
  tabs,
  backend,
  desk,
  identity,
  now: () => Date.now(),
  announce: () => channel?.postMessage(null),
});

if (channel)
  channel.onmessage = () => {
    void outbox.refresh();
  };

/** Gives back to this person the forms that were left in tabs which are gone; never rejects. */
export const freeLeftDrafts = (): Promise<void> =>
  tabs.alive().then(freeDrafts, () => undefined);

const sweepEveryMs = 60_000;

/** Begins to look after what earlier sessions and closed tabs left; returns its end. */
export function watchOutbox(): () => void {
  const sweep = () => {
    void freeLeftDrafts();
    void outbox.refresh().then(() => outbox.sweep());
  };
  sweep();
  const timer = setInterval(sweep, sweepEveryMs);
  const end = watchOnline(() => {
    if (isOnline()) sweep();
  });
  return () => {
    clearInterval(timer);
    end();
  };
}

/** Sends a refused entry again, as it is; rejects AppError when it is refused again, and while one demonstrates. */
export async function retry(entryId: string): Promise<void> {
  if (isChosen()) throw new AppError("demonstration");
  await outbox.retry(entryId);
}

/** Gives a refused entry up. */
export const drop = (entryId: string): Promise<void> => outbox.drop(entryId);
