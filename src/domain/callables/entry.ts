import type * as z from "zod";
import type { Action, Resource } from "../access/matrix";

/** What the table says of a callable. */
export interface CallableEntry {
  input: z.ZodObject;
  output: z.ZodObject;
  needs: Need | null;
  /** Whom it is for besides active people: somebody pending, the educational account alone, or anybody, signed in or not; absent: nobody. */
  admits?: "pending" | "educational" | "anybody";
  /** How long an answer may take; absent: a minute. */
  seconds?: number;
}

export interface Need<R extends Resource = Resource> {
  resource: R;
  action: string;
}

/** The permission that is asked. */
export function need<R extends Resource>(
  resource: R,
  action: Action<R>,
): Need<R> {
  return { resource, action };
}
