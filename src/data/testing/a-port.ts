import type { AuthPort } from "../sdk/auth-port";

const done = () => Promise.resolve();

/** For tests: sign-in of whoever is named (null: nobody), in which everything works; fields given replace the defaults. */
export const aPort = (
  uid: string | null,
  port: Partial<AuthPort> = {},
): AuthPort => ({
  watch: (listener) => {
    listener(uid);
    return () => undefined;
  },
  signIn: done,
  renew: done,
  prove: done,
  changePassword: done,
  signOut: done,
  keep: done,
  ...port,
});
