/**
 * A session that is not remembered lives in its tab. A new tab of the same browser asks those that
 * are open for it, so that a link opened beside needs no second sign-in: as long as one tab is open,
 * every further one is signed in. What goes over the channel is Firebase's whole session, its refresh
 * token with it, and never a password; only pages of this origin hear it. Once the last tab is closed
 * nobody answers, and at sign-out every tab forgets its copy.
 */
const channelName = "suricate-hand-over";
const sessionKey = /^firebase:authUser:/;
const question = "who is signed in?";

/** As long as an open tab takes to answer; nobody who signs in first waits longer. */
const patienceMs = 250;

type Entry = [key: string, value: string];

function heldHere(): Entry[] {
  try {
    return Array.from({ length: sessionStorage.length }, (_, index) =>
      sessionStorage.key(index),
    ).flatMap((key): Entry[] => {
      if (key === null || !sessionKey.test(key)) return [];
      const value = sessionStorage.getItem(key);
      return value === null ? [] : [[key, value]];
    });
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) &&
  entry.length === 2 &&
  entry.every((part) => typeof part === "string") &&
  sessionKey.test(String(entry[0]));

function take(entries: unknown): boolean {
  if (!Array.isArray(entries) || entries.length === 0) return false;
  try {
    for (const entry of entries)
      if (isEntry(entry)) sessionStorage.setItem(entry[0], entry[1]);
  } catch {
    return false;
  }
  return heldHere().length > 0;
}

function answerFrom(channel: BroadcastChannel): void {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const held = data === question ? heldHere() : [];
    if (held.length > 0) channel.postMessage(held);
  };
}

function ask(channel: BroadcastChannel): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!take(data)) return;
      clearTimeout(timer);
      resolve();
    };
    channel.postMessage(question);
  });
}

/** Takes over the session of another open tab where this one has none, then answers others that ask. */
export async function takeOverSession(): Promise<void> {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  if (heldHere().length === 0) await ask(channel);
  answerFrom(channel);
}
