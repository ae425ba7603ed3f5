import { accessSchema } from "@domain/access/access";
import type { Session } from "@domain/access/session";
import { useEffect, useState } from "react";
import { watchAuth } from "../auth";
import { keptPerson } from "../sdk/device";

/** Somebody as this browser knew them last. */
export interface KeptSession {
  session: Session;
  firstName: string;
}

/** The rights that say by themselves which menu there is; any other depends on sector roles, which no browser keeps. */
const telling: readonly string[] = ["superAdmin", "admin", "pedagoadmin"];

function keptOf(uid: string): KeptSession | null {
  const kept = keptPerson(uid);
  if (kept === null || !telling.includes(kept.right)) return null;
  const { right, zooId, firstName } = kept;
  const access = accessSchema.parse({ right, status: "active", zooId });
  return { session: { uid, access, zooId }, firstName };
}

/** Who is signed in as this browser knew them last, to choose a menu by before their rights have come; null for nobody known. */
export function useKeptSession(): KeptSession | null {
  const [kept, setKept] = useState<KeptSession | null>(null);
  useEffect(
    () =>
      watchAuth((auth) => {
        setKept(auth.state === "signedIn" ? keptOf(auth.uid) : null);
      }),
    [],
  );
  return kept;
}
