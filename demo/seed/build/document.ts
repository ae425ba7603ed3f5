import type { z } from "zod";
import type {
  CollectionName,
  collections,
} from "../../../src/domain/collections";
import { documentPath } from "../../../src/domain/collections";
import { AppError } from "../../../src/domain/errors";
import { makeRecord } from "../../../src/domain/record/make";
import { stampNew } from "../../../src/domain/record/stamp";
import type { metaFields } from "../../../src/domain/schema/fields";

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
  const path = documentPath(collection, id, parentId);
  const { createdAt, createdBy, updatedAt, updatedBy } = stamp;
  const made = stampNew({ uid: createdBy, time: createdAt, operationId: null });
  try {
    return {
      path,
      data: {
        ...makeRecord(collection, id, fields, createdAt),
        ...made,
        updatedAt: updatedAt ?? createdAt,
        updatedBy: updatedBy ?? createdBy,
      },
    };
  } catch (error) {
    const fields = error instanceof AppError ? error.details["fields"] : null;
    const problems = Array.isArray(fields)
      ? fields.map((one) => String(one).replace(":", ": ")).join("; ")
      : String(error);
    throw new Error(`${path} does not fit its schema: ${problems}`, {
      cause: error,
    });
  }
}

/** A document that only functions read and write, as they store it: no schema says what it holds. */
export const stamped = (
  path: string,
  data: Record<string, unknown>,
  { createdAt, createdBy }: Stamp,
): DemoDocument => ({
  path,
  data: {
    ...data,
    ...stampNew({ uid: createdBy, time: createdAt, operationId: null }),
  },
});
