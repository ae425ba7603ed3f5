import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { collectionNames, entryOf } from "@domain/collections";
import { directValues } from "@domain/record/ways";

const isAt = (pattern: string, path: string) => {
  const parts = path.split("/").slice(0, -1);
  const wanted = pattern.split("/");
  return (
    wanted.length === parts.length &&
    wanted.every((name, at) => name === "{id}" || name === parts[at])
  );
};

/**
 * What a browser sends of a new record that is to lie at a path: without what follows from it later. What says there what it
 * says of no record that was just made stays, to be refused.
 */
export function sentTo(path: string, value: object): object {
  const collection = collectionNames.find((name) =>
    isAt(entryOf(name).path, path),
  );
  if (collection === undefined) return value;
  const shape: Readonly<Record<string, z.core.$ZodType>> =
    entryOf(collection).schema.shape;
  const sent = directValues(collection, { ...value });
  const isUnsaid = (name: string, said: unknown) => {
    const field = shape[name];
    return (
      field !== undefined &&
      isDeepStrictEqual(z.safeParse(field, undefined).data, said)
    );
  };
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, said]) => name in sent || !isUnsaid(name, said),
    ),
  );
}
