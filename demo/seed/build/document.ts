import type { z } from "zod";
import type { CollectionName } from "../../../src/domain/collections";
import { collections, documentPath } from "../../../src/domain/collections";
import type { metaFields } from "../../../src/domain/schema/fields";
import { fieldKinds, schemaVersion } from "../../../src/domain/schema/fields";

/** A document as it is stored: instants are Dates, to be written as Timestamps. */
export interface DemoDocument {
  path: string;
  data: Record<string, unknown>;
}

/** When a document was made and last changed, and by whom. */
export interface Stamp {
  createdAt: Date;
  createdBy: string;
  updatedAt?: Date;
  updatedBy?: string;
}

type InputOf<C extends CollectionName> = Omit<
  z.input<(typeof collections)[C]["schema"]>,
  keyof typeof metaFields | Extract<(typeof collections)[C]["idField"], string>
>;

const strictSchemas = new Map<CollectionName, z.ZodObject>();

/** The collection's schema, unknown fields refused; made once, as it is compiled at first use. */
function strictSchema(collection: CollectionName): z.ZodObject {
  const known = strictSchemas.get(collection);
  if (known) return known;
  const schema: z.ZodObject = collections[collection].schema;
  const strict = schema.strict();
  strictSchemas.set(collection, strict);
  return strict;
}

function withMeta({ createdAt, createdBy, updatedAt, updatedBy }: Stamp) {
  return {
    schemaVersion,
    createdAt,
    createdBy,
    updatedAt: updatedAt ?? createdAt,
    updatedBy: updatedBy ?? createdBy,
  };
}

/**
 * One document, parsed by the schema of its collection: defaults filled in, fields nobody writes any
 * more left out. Throws, naming the path and the fields, when it does not fit.
 */
export function demoDocument<C extends CollectionName>(
  collection: C,
  id: string,
  fields: InputOf<C>,
  stamp: Stamp,
  parentId?: string,
): DemoDocument {
  const entry = collections[collection];
  const schema = strictSchema(collection);
  const path = documentPath(collection, id, parentId);
  const parsed = schema.safeParse({
    ...(entry.idField === null ? {} : { [entry.idField]: id }),
    ...fields,
    ...withMeta(stamp),
  });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join(".")}: ${issue.message}`,
    );
    throw new Error(`${path} does not fit its schema: ${problems.join("; ")}`);
  }
  const kinds = fieldKinds(schema);
  const written = Object.entries(parsed.data).filter(
    ([name, value]) => kinds[name] !== "legacy" && value !== undefined,
  );
  return { path, data: Object.fromEntries(written) };
}
