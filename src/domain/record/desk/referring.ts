import * as z from "zod";
import type { CollectionName } from "../../collections";
import { collectionNames, entryOf } from "../../collections";
import type { Reference } from "../types";

/** A field by which records of a collection name records of another. */
export interface Referring {
  collection: CollectionName;
  reference: Reference;
  /** The field holds a list of ids. */
  many: boolean;
}

/** The type without what makes it optional, nullable or filled in. */
function bare(type: unknown): unknown {
  const wrapped =
    type instanceof z.ZodOptional ||
    type instanceof z.ZodNullable ||
    type instanceof z.ZodDefault;
  return wrapped ? bare(type.unwrap()) : type;
}

function holdsList(collection: CollectionName, field: string): boolean {
  const type = field
    .split(".")
    .reduce<unknown>(
      (at, key) =>
        at instanceof z.ZodObject ? bare(at.shape[key]) : undefined,
      entryOf(collection).schema,
    );
  return type instanceof z.ZodArray;
}

/** Every field that names records of the collection, in the order of the table; [] for none. Fields whose collection the record itself says are left out. */
export const referringTo = (theirs: CollectionName): Referring[] =>
  collectionNames.flatMap((collection) =>
    entryOf(collection)
      .references.filter((reference) => reference.collection === theirs)
      .map((reference) => ({
        collection,
        reference,
        many: holdsList(collection, reference.field),
      })),
  );
