import * as z from "zod";
import type { CollectionName } from "../collections";
import { entryOf } from "../collections";
import { AppError } from "../errors";
import { fieldKinds, metaKeys } from "../schema/fields";
import type { Values } from "./types";

/** Where a schema found what: `path:code`, never a value; an unknown field by its name. */
export const pathsOf = (issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) => {
    const ends = issue.code === "unrecognized_keys" ? issue.keys : [];
    const paths =
      ends.length === 0
        ? [issue.path]
        : ends.map((end) => [...issue.path, end]);
    return paths.map((path) => `${path.join(".")}:${issue.code}`);
  });

const present = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  );

/** The document's id wins over the one that is stored. */
export function named(
  collection: CollectionName,
  id: string,
  values: Values,
): Values {
  const { idField } = entryOf(collection);
  return idField === null ? values : { ...values, [idField]: id };
}

const shapes = new Map<CollectionName, z.ZodRawShape>();
const wholes = new Map<CollectionName, z.ZodObject>();

/** All writable fields and no others; made once, as a schema is compiled at first use. */
function wholeSchema(collection: CollectionName): z.ZodObject {
  const known = wholes.get(collection);
  if (known !== undefined) return known;
  const schema = z.strictObject(writableShape(collection));
  wholes.set(collection, schema);
  return schema;
}

/** The fields that may be written: neither legacy nor the meta fields, which the stamp adds. */
function writableShape(collection: CollectionName): z.ZodRawShape {
  const known = shapes.get(collection);
  if (known !== undefined) return known;
  const { schema } = entryOf(collection);
  const kinds = fieldKinds(schema);
  const shape = Object.fromEntries(
    Object.entries(schema.shape).filter(
      ([name]) => kinds[name] !== "legacy" && !metaKeys.includes(name),
    ),
  );
  shapes.set(collection, shape);
  return shape;
}

const parts = new Map<string, z.ZodObject>();
/** Which fields a change has is its author's choice: no more schemas than these are kept. */
const mostParts = 500;

/** The writable ones of these fields; made once for the same fields. */
function partSchema(
  collection: CollectionName,
  names: readonly string[],
): z.ZodObject {
  const shape = Object.entries(writableShape(collection)).filter(([name]) =>
    names.includes(name),
  );
  const key = [collection, ...shape.map(([name]) => name)].join();
  const known = parts.get(key);
  if (known !== undefined) return known;
  const schema = z.strictObject(Object.fromEntries(shape));
  if (parts.size >= mostParts) parts.clear();
  parts.set(key, schema);
  return schema;
}

function parsed(
  collection: CollectionName,
  schema: z.ZodObject,
  values: Values,
): Record<string, unknown> {
  const result = schema.safeParse(present(values));
  if (!result.success)
    throw new AppError("invalid-input", {
      collection,
      fields: pathsOf(result.error.issues),
    });
  return present(result.data);
}

/** All stored fields of a new record, absent ones as their defaults; throws "invalid-input" naming the fields. */
export const parseCreate = (
  collection: CollectionName,
  id: string,
  values: Values,
): Record<string, unknown> =>
  parsed(collection, wholeSchema(collection), named(collection, id, values));

/** The given fields and no others: what a change leaves out gets no default. Throws "invalid-input", also for no field at all. */
export function parsePatch(
  collection: CollectionName,
  changes: Values,
): Record<string, unknown> {
  const given = present(changes);
  if (Object.keys(given).length === 0)
    throw new AppError("invalid-input", { collection, fields: [":empty"] });
  return parsed(collection, partSchema(collection, Object.keys(given)), given);
}
