import { AppError } from "@domain/errors";
import type { Auth } from "firebase-admin/auth";

/** What the first paint of the app is told of a person. */
export interface Claims {
  right: string;
  zooId: string | null;
  staff: boolean;
}

export interface NewAccount {
  uid: string;
  mail: string;
  password: string;
}

/** What accounts are asked of Firebase Authentication, which knows nobody's name. */
export interface AuthPort {
  /** Fails with "mail-in-use", also where the id has an account of another address. */
  create: (account: NewAccount) => Promise<"created" | "existing">;
  /** Whose address it is; null: nobody's. */
  uidOf: (mail: string) => Promise<string | null>;
  /** Also the address, which a browser can change behind us. Who has no account yet gets one under it. */
  setPassword: (account: NewAccount) => Promise<void>;
  /** Another address to sign in with; fails with "mail-in-use". */
  setMail: (uid: string, mail: string) => Promise<void>;
  /** Who has no account can neither be let in nor kept out: nothing happens, here and below. */
  setEnabled: (uid: string, enabled: boolean) => Promise<void>;
  /** The address they sign in with; null for who has no account. */
  mailOf: (uid: string) => Promise<string | null>;
  /** Ends every session of this person. */
  endSessions: (uid: string) => Promise<void>;
  /** When they last ended, which a new password brings about, in ms to the second; 0 for who has no account. */
  sessionsEndedAt: (uid: string) => Promise<number>;
  setClaims: (uid: string, claims: Claims) => Promise<void>;
  /** Nobody is removed twice. */
  remove: (uid: string) => Promise<void>;
}

// Loaded when an account is first asked for: most functions never do.
async function auth(): Promise<Auth> {
  const { getApps, initializeApp } = await import("firebase-admin/app");
  const { getAuth } = await import("firebase-admin/auth");
  return getAuth(getApps()[0] ?? initializeApp());
}

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error
    ? String(error.code)
    : "";

/** The answer, or null where there is no such account. */
async function ifThere<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (codeOf(error) === "auth/user-not-found") return null;
    throw error;
  }
}

const taken = ["auth/email-already-exists", "auth/uid-already-exists"];

const firebaseAuth: AuthPort = {
  create: async ({ uid, mail, password }) => {
    const port = await auth();
    try {
      await port.createUser({ uid, email: mail, password });
      return "created";
    } catch (error) {
      if (!taken.includes(codeOf(error))) throw error;
      const existing = await ifThere(port.getUser(uid));
      if (existing?.email === mail) return "existing";
      throw new AppError("mail-in-use");
    }
  },
  uidOf: async (mail) =>
    (await ifThere((await auth()).getUserByEmail(mail)))?.uid ?? null,
  setPassword: async ({ uid, mail, password }) => {
    const port = await auth();
    const changed = await ifThere(
      port.updateUser(uid, { password, email: mail }),
    );
    if (changed === null) await port.createUser({ uid, email: mail, password });
  },
  setMail: async (uid, mail) => {
    const port = await auth();
    const owner = await ifThere(port.getUserByEmail(mail));
    if (owner !== null && owner.uid !== uid) throw new AppError("mail-in-use");
    try {
      await ifThere(port.updateUser(uid, { email: mail }));
    } catch (error) {
      if (!taken.includes(codeOf(error))) throw error;
      throw new AppError("mail-in-use");
    }
  },
  setEnabled: async (uid, enabled) => {
    await ifThere((await auth()).updateUser(uid, { disabled: !enabled }));
  },
  mailOf: async (uid) =>
    (await ifThere((await auth()).getUser(uid)))?.email ?? null,
  endSessions: async (uid) => {
    await ifThere((await auth()).revokeRefreshTokens(uid));
  },
  sessionsEndedAt: async (uid) => {
    const account = await ifThere((await auth()).getUser(uid));
    return Date.parse(account?.tokensValidAfterTime ?? "") || 0;
  },
  setClaims: async (uid, claims) => {
    await ifThere((await auth()).setCustomUserClaims(uid, { ...claims }));
  },
  remove: async (uid) => {
    await ifThere((await auth()).deleteUser(uid));
  },
};

let port: AuthPort = firebaseAuth;

/** The accounts of this process. */
export const accounts = (): AuthPort => port;

/** Puts other accounts in the place of Firebase's, for tests; null: Firebase's again. */
export function provideAccounts(other: AuthPort | null): void {
  port = other ?? firebaseAuth;
}
