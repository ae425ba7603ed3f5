import {
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from "firebase/auth";
import { toAppError } from "../errors";
import { openApp } from "./app";
import { remembers } from "./device";

/** Who is signed in, whatever keeps it. */
export interface AuthPort {
  /** Told the uid at once and at every change; null: nobody. */
  watch(listener: (uid: string | null) => void): () => void;
  /** Rejects AppError: invalid-input, quota, offline, not-allowed. */
  signIn(mail: string, password: string, remember: boolean): Promise<void>;
  /** A mail to choose a new password, in this language. Rejects AppError, also for an address without an account. */
  sendReset(mail: string, language: string): Promise<void>;
  signOut(): Promise<void>;
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
  async signIn(mail, password, remember) {
    try {
      const auth = await openAuth();
      await setPersistence(auth, persistenceOf(remember));
      await signInWithEmailAndPassword(auth, mail, password);
    } catch (error) {
      throw toAppError(error);
    }
  },
  async sendReset(mail, language) {
    try {
      const auth = await openAuth();
      auth.languageCode = language;
      await sendPasswordResetEmail(auth, mail);
    } catch (error) {
      throw toAppError(error);
    }
  },
  async signOut() {
    await signOut(await openAuth());
  },
};
