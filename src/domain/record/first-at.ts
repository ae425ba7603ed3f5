import type { Values } from "./types";

/** When a record was made, for an instant of it that cannot be read; the beginning of time where nothing says that either. */
export const firstAt = ({ createdAt }: Values): Date =>
  createdAt instanceof Date ? createdAt : new Date(0);
