import type { MulticastMessage } from "firebase-admin/messaging";

/** What a device shows: a title, a line, and where a touch leads, below the app's address. */
export interface PushMessage {
  title: string;
  body: string;
  path: string;
  /** What is shown last under a tag takes the place of what was. */
  tag: string;
}

/** What became of a message: handed on, its address is no device's any more, or neither. */
export type PushOutcome = "sent" | "gone" | "failed";

/** What takes messages to devices: good for so many seconds, an outcome for each address in its order. */
export type PushPort = (
  tokens: readonly string[],
  message: PushMessage,
  seconds: number,
) => Promise<PushOutcome[]>;

/** Addresses that will never be good again. */
const goneCodes = [
  "messaging/registration-token-not-registered",
  "messaging/invalid-registration-token",
];

/** Nothing but data: what is shown is the service worker's to say, and no other program's. */
const messageOf = (
  tokens: readonly string[],
  { title, body, path, tag }: PushMessage,
  seconds: number,
): MulticastMessage => ({
  tokens: [...tokens],
  data: { title, body, path, tag },
  webpush: { headers: { TTL: String(seconds), Urgency: "high" } },
});

// Loaded when there is something to send: where nobody wants notifications it never is.
const firebaseMessaging: PushPort = async (tokens, message, seconds) => {
  const { getApps, initializeApp } = await import("firebase-admin/app");
  const { getMessaging } = await import("firebase-admin/messaging");
  const { responses } = await getMessaging(
    getApps()[0] ?? initializeApp(),
  ).sendEachForMulticast(messageOf(tokens, message, seconds));
  return responses.map(({ success, error }) => {
    if (success) return "sent";
    return goneCodes.includes(error?.code ?? "") ? "gone" : "failed";
  });
};

let port: PushPort = firebaseMessaging;

/** What takes the messages of this process to devices. */
export const pushPort = (): PushPort => port;

/** Puts another in the place of Firebase's, for tests; null: Firebase's again. */
export function providePush(other: PushPort | null): void {
  port = other ?? firebaseMessaging;
}
