import * as z from "zod";
import {
  collections,
  documentPath,
  type CollectionName,
  type DocOf,
} from "@domain/collections";
import { AppError } from "@domain/errors";
import { fieldKinds, metaKeys } from "@domain/schema/fields";
import { report } from "../lib/report";

type Values = Record<string, unknown>;

const pathsOf = (error: z.ZodError): string[] =>
  error.issues.map(({ path, code }) => `${path.join(".")}:${code}`);

/**
 * A stored document as its schema reads it, the id field set to the document's id. One that does
 * not fit is null and reported by path and field names.
 */
export function parseDoc<C extends CollectionName>(
  collection: C,
  id: string,
  raw: Values,
  parentId?: string,
): DocOf<C> | null {
  const { schema, idField } = collections[collection];
  const named = idField === null ? raw : { ...raw, [idField]: id };
  const result = schema.safeParse(named);
  if (result.success) return result.data as DocOf<C>;
  report({
    code: "unreadable",
    where: documentPath(collection, id, parentId),
    fields: pathsOf(result.error),
  });
  return null;
}

const present = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  );

/** The fields that a client may write: neither legacy nor the meta fields, which the store stamps. */
function writableShape(collection: CollectionName): z.ZodRawShape {
  const { schema } = collections[collection];
  const kinds = fieldKinds(schema);
  return Object.fromEntries(
    Object.entries(schema.shape).filter(
      ([name]) => kinds[name] !== "legacy" && !metaKeys.includes(name),
    ),
  );
}

function refuse(collection: CollectionName, fields: string[]): never {
  report({ code: "invalid-input", where: collection, fields });
  throw new AppError("invalid-input", { collection, fields });
}

function parsed(
  collection: CollectionName,
  shape: z.ZodRawShape,
  values: Values,
): Values {
  const result = z.strictObject(shape).safeParse(present(values));
  if (!result.success) return refuse(collection, pathsOf(result.error));
  return present(result.data);
}

/** All stored fields of a new document, absent ones as their defaults; throws "invalid-input" naming the fields. */
export function parseCreate(
  collection: CollectionName,
  id: string,
  values: Values,
): Values {
  const { idField } = collections[collection];
  const named = idField === null ? values : { ...values, [idField]: id };
  return parsed(collection, writableShape(collection), named);
}

/** The given fields and no others: what a patch leaves out gets no default. */
export function parsePatch(
  collection: CollectionName,
  changes: Values,
): Values {
  const given = present(changes);
  const shape = Object.fromEntries(
    Object.entries(writableShape(collection)).filter(([name]) =>
      Object.hasOwn(given, name),
    ),
  );
  if (Object.keys(given).length === 0) return refuse(collection, [":empty"]);
  return parsed(collection, shape, given);
}
