import type { Backend } from "./backend-type";
import { lazyBackend } from "./sdk/lazy-backend";
import { loadBackend } from "./sdk/load-backend";

let current: Backend = lazyBackend(loadBackend);

export const backend = (): Backend => current;

/** Puts another backend in the place of Firestore; returns the previous one. */
export function provideBackend(next: Backend): Backend {
  const previous = current;
  current = next;
  return previous;
}
