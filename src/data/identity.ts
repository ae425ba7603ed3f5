import type { Access } from "@domain/access/access";
import { AppError } from "@domain/errors";

export interface Identity {
  uid: string;
  /** The establishment the person is working in; null until the session is ready. */
  zooId: string | null;
  /** What the person may do; absent until the session is ready. */
  access?: Access;
}

let current: Identity | null = null;

/** Kept by auth and session; everything that writes asks here. */
export function setIdentity(identity: Identity | null): void {
  current = identity;
}

export const identity = (): Identity | null => current;

/** Throws AppError "not-signed-in" when nobody is. */
export function requireIdentity(): Identity {
  if (current === null) throw new AppError("not-signed-in");
  return current;
}
