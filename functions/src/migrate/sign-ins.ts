import type { SignIn } from "./report";

const askedAtOnce = 100;

/** What Firebase Authentication knows of these people; who has no account is left out. */
export async function signInsOf(
  uids: readonly string[],
): Promise<Map<string, SignIn>> {
  const { getApps, initializeApp } = await import("firebase-admin/app");
  const { getAuth } = await import("firebase-admin/auth");
  const auth = getAuth(getApps()[0] ?? initializeApp());
  const known = new Map<string, SignIn>();
  for (let from = 0; from < uids.length; from += askedAtOnce) {
    const some = uids.slice(from, from + askedAtOnce);
    const { users } = await auth.getUsers(
      some.filter((uid) => uid.length <= 128).map((uid) => ({ uid })),
    );
    for (const { uid, email, disabled } of users)
      known.set(uid, { mail: email ?? null, disabled });
  }
  return known;
}
