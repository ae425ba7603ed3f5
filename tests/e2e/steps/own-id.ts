import { randomUUID } from "node:crypto";

/** An id that no other worker makes in the same instant. */
export const ownId = (name: string): string =>
  `${name}-${Date.now().toString(36)}${randomUUID().slice(0, 4)}`;
