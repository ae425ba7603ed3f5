import {
  browserSessionPersistence,
  connectAuthEmulator,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type Auth,
  type User,
} from "firebase/auth";
import { AppError } from "@domain/errors";
import { toAppError } from "../errors";
import { openApp } from "./app";
import { remembers } from "./device";

/** Who is signed in, whatever keeps it. */
export interface AuthPort {
  /** Told the uid at once and at every change; null: nobody. */
  watch(listener: (uid: string | null) => void): () => void;
  /** Rejects AppError: invalid-input, quota, offline, not-allowed. */
  signIn(mail: string, password: string, remember: boolean): Promise<void>;
  /** Signs the same person in again, kept as long as before: their new password has ended the session. */
  renew(password: string): Promise<void>;
  /** Whether it is the password of whoever is signed in; rejects AppError invalid-input where it is not. */
  prove(password: string): Promise<void>;
  /** Only for who has just proven theirs. */
  changePassword(password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Whoever is signed in stays on this device; rejects AppError where it cannot keep them. */
  keep(): Promise<void>;
}

/** Off: the session ends with the tab. On: it stays on this device. */
const persistenceOf = (remember: boolean) =>
  remember ? indexedDBLocalPersistence : browserSessionPersistence;

async function open(): Promise<Auth> {
  // A remembered session needs nobody to hand it over.
  if (!remembers())
    await import("./hand-over").then(({ takeOverSession }) =>
      takeOverSession(),
    );
  const { app, local } = await openApp();
  const auth = initializeAuth(app, { persistence: persistenceOf(remembers()) });
  if (
    import.meta.env.MODE === "localhost" ||
    import.meta.env.MODE === "development" ||
    import.meta.env.MODE === "test"
  ) {
    if (local !== null)
      connectAuthEmulator(auth, `http://${local.auth}`, {
        disableWarnings: true,
      });
  }
  return auth;
}

let opened: Promise<Auth> | null = null;
const openAuth = (): Promise<Auth> => (opened ??= open());

async function asAppError(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw toAppError(error);
  }
}

function whoIsIn({ currentUser }: Auth): User {
  if (currentUser === null) throw new AppError("not-signed-in");
  return currentUser;
}

const ownMail = (auth: Auth): string => whoIsIn(auth).email ?? "";

export const firebaseAuth: AuthPort = {
  watch(listener) {
    let ended = false;
    let end: (() => void) | null = null;
    void openAuth().then((auth) => {
      if (ended) return;
      end = onAuthStateChanged(auth, (user) => {
        listener(user?.uid ?? null);
      });
    });
    return () => {
      ended = true;
      end?.();
    };
  },
  signIn: (mail, password, remember) =>
    asAppError(async () => {
      const auth = await openAuth();
      await setPersistence(auth, persistenceOf(remember));
      await signInWithEmailAndPassword(auth, mail, password);
    }),
  renew: (password) =>
    asAppError(async () => {
      const auth = await openAuth();
      await signInWithEmailAndPassword(auth, ownMail(auth), password);
    }),
  prove: (password) =>
    asAppError(async () => {
      const auth = await openAuth();
      const proof = EmailAuthProvider.credential(ownMail(auth), password);
      await reauthenticateWithCredential(whoIsIn(auth), proof);
    }),
  changePassword: (password) =>
    asAppError(async () => {
      await updatePassword(whoIsIn(await openAuth()), password);
    }),
  async signOut() {
    await signOut(await openAuth());
  },
  keep: () =>
    asAppError(async () => {
      await setPersistence(await openAuth(), persistenceOf(true));
    }),
};
