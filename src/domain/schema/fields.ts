import * as z from "zod";

/**
 * Who writes a stored field: people ("canonical"), the write module or a function ("derived"),
 * nobody any more ("legacy", read only).
 */
export type FieldKind = "canonical" | "derived" | "legacy";

const kinds = z.registry<{ kind: FieldKind }>();

/** A copy with a mark: the type itself may stand in other schemas, too. */
function marked<T extends z.ZodType>(type: T, kind: FieldKind): T {
  const copy = type.clone();
  kinds.add(copy, { kind });
  return copy;
}

/** A field that only the write module or a function writes, from canonical ones; `type` itself stays as it was. */
export const derived = <T extends z.ZodType>(type: T): T =>
  marked(type, "derived");

/** A field of existing data that is read and never written; `type` itself stays as it was. */
export const legacy = <T extends z.ZodType>(type: T): T =>
  marked(type, "legacy");

/** The kind of every field of an object schema; a field without a mark is canonical. */
export function fieldKinds(schema: z.ZodObject): Record<string, FieldKind> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, type]) => [
      name,
      kinds.get(type)?.kind ?? "canonical",
    ]),
  );
}

/** The most characters of a document's id. */
export const idMax = 200;

/**
 * A document id: 1 to 200 characters, no slash, not reserved, and nothing that cannot be seen or
 * stored: control characters, lone surrogates, overrides of the writing direction.
 */
export const idSchema = z
  .string()
  .min(1)
  .max(idMax)
  .regex(/^(?!\.\.?$)(?!__.*__$)[^/\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u);

/**
 * The id of a record that somebody makes, of letters that take a byte each: it is repeated wherever the record is
 * named, and printed as a code. Existing records, and what the sync brings, may have others.
 */
export const newIdSchema = idSchema.regex(/^[A-Za-z0-9_-]+$/);

export const idsSchema = z.array(idSchema).max(500);

/** One character that can be seen: spaces, controls and what joins others show nothing. */
export const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** One character that a line of text must not hold: controls, line ends, what turns the writing direction. */
export const hidden =
  /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const everyHidden = new RegExp(hidden.source, "gu");

/** A text as one line: its line ends and tabs are spaces, and nothing else that is hidden is left in it. */
export const lineOf = (text: string): string =>
  hidden.test(text)
    ? text
        .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, " ")
        .replace(everyHidden, "")
    : text;

/** A text of several lines: besides their ends and tabs nothing that is hidden is left in it. */
export const proseOf = (text: string): string =>
  hidden.test(text)
    ? text
        .replace(/\r\n?|[\u0085\u2028\u2029]/gu, "\n")
        .replace(everyHidden, (one) =>
          one === "\n" || one === "\t" ? one : "",
        )
    : text;

/** Text people typed, as it came: who takes it tells them what is hidden in it. */
export const typedSchema = (max: number) =>
  z.string().min(1).max(max).regex(visible);

/**
 * A line of text people typed, trimmed by the form; an absent one is null, never "", and none is blank. What is hidden
 * is left out of it, read as written: rules tell no characters apart, and nobody is to be misled by what is stored.
 */
export const textSchema = (max: number) =>
  z.string().overwrite(lineOf).min(1).max(max).regex(visible);

/** Text of several lines that people typed, nothing hidden in it; "" is none. */
export const proseSchema = (max: number) =>
  z.string().overwrite(proseOf).max(max);

/** Where a picture or another file lies: a path in Storage or an http(s) address, at most 500 characters. */
export const fileSchema = z
  .string()
  .max(500)
  .regex(/^(?:https?:\/\/[^\p{Cc}]+|[^:/\p{Cc}][^:\p{Cc}]*)$/u);

export const optional = <T extends z.ZodType>(type: T) =>
  type.nullable().default(null);

/** The version of the stored shapes; rules and client accept this one and the one before. */
export const schemaVersion = 1;

/** The most characters of an operation's id. */
export const operationIdMax = 64;

/** Letters, digits, - and _: the client makes it, and a retry carries the same. */
export const operationIdSchema = z
  .string()
  .max(operationIdMax)
  .regex(/^[A-Za-z0-9_-]+$/);

/** Fields of every document we write; existing data may lack them. */
export const metaFields = {
  schemaVersion: derived(z.number().int().default(0)),
  createdAt: derived(optional(z.date())),
  updatedAt: derived(optional(z.date())),
  createdBy: derived(optional(z.string())),
  updatedBy: derived(optional(z.string())),
  /** The operation that wrote last: all records of one operation carry the same. */
  operationId: derived(optional(z.string().max(operationIdMax))),
};

/** When and by whom a record was removed; null while it is there, and where existing data do not say. */
export const removalFields = {
  deletedAt: derived(optional(z.date())),
  deletedBy: derived(optional(z.string())),
};

export const metaKeys = Object.keys(metaFields);

/** The fields that are written at all, neither legacy nor meta, in the order of the schema. */
export function storedFields(schema: z.ZodObject): string[] {
  const kinds = fieldKinds(schema);
  return Object.keys(schema.shape).filter(
    (name) => kinds[name] !== "legacy" && !metaKeys.includes(name),
  );
}

/** The fields that people give, in the order of the schema. */
export function givenFields(schema: z.ZodObject): string[] {
  const kinds = fieldKinds(schema);
  return storedFields(schema).filter((name) => kinds[name] === "canonical");
}

/** An address of the web with no name, password or port, by which it would seem to lead elsewhere. */
export const plainAddress = /^https:\/\/[^/?#@:\\]+(?:[/?#]|$)/i;
