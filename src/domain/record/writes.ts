import type { z } from "zod";
import { givenFields, storedFields } from "../schema/fields";
import type { Write } from "./types";

const write =
  (kind: Write["kind"]) =>
  (...fields: string[]): Write => ({ kind, fields });

/** An action written straight to Firestore, checked by the rules. */
export const field = write("field");
/** An action written through `saveRecords`. */
export const desk = write("desk");
/** An action of a callable of its own. */
export const call = write("call");
/** An action of functions alone. */
export const derivedOnly = write("derived")();

const line = write("log");

/** A log: its lines are made straight, checked by the rules, and nothing changes them. */
export const log = (...fields: string[]) => ({
  create: line(...fields),
  change: derivedOnly,
  remove: derivedOnly,
});

/** A log in which a further line corrects one, or takes it back. */
export const correctedLog = (...fields: string[]) => ({
  ...log(...fields),
  correct: line(...fields),
});

const without = (names: readonly string[], left: readonly string[]) =>
  names.filter((name) => !left.includes(name));

/** Every stored field of a schema but these. */
export const allBut = (schema: z.ZodObject, ...left: string[]): string[] =>
  without(storedFields(schema), left);

/** Every field of a schema that people give but these. */
export const givenBut = (schema: z.ZodObject, ...left: string[]): string[] =>
  without(givenFields(schema), left);
