import { isMap } from "../../schema/is-map";
import type { LocalizedText } from "../../taxonomy/taxonomy";
import { languages, taxonNameMax } from "../../taxonomy/taxonomy";
import { idSchema, visible } from "../../schema/fields";
import type { Reason } from "../run";
import type { TaxonCollection } from "./kinds";
import { fieldsOf } from "./kinds";

export type Raw = Readonly<Record<string, unknown>>;

/** An item of an answer or a file, as far as it can be read; what it does not name is absent. */
export interface Item {
  id?: string;
  latin?: string;
  name?: string;
  names: LocalizedText;
  /** null: said to have none. */
  familyId?: string | null;
  orderId?: string | null;
  familyLatin?: string;
  orderLatin?: string;
  reasons: Reason[];
}

const at = (raw: Raw, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined,
      raw,
    );

/** The first of these fields that says something; nothing and an empty text say nothing. */
const given = (raw: Raw, paths: readonly string[]): unknown =>
  paths
    .map((path) => at(raw, path))
    .find((value) => value !== undefined && value !== "");

/** Without spaces around it, one between words; "" where nothing of it can be seen. */
function tidy(text: string): string {
  const trimmed = text.trim().replace(/\s+/gu, " ");
  return visible.test(trimmed) ? trimmed : "";
}

function flaw(text: string, max: number): string | null {
  if (text.length > max) return "tooLong";
  return /[\p{Cc}\p{Cs}]/u.test(text) ? "invalid" : null;
}

/** Reads an item's fields one by one, keeping what is wrong with them in `reasons`. */
export class Reading {
  readonly reasons: Reason[] = [];
  readonly raw: Raw;

  constructor(raw: Raw) {
    this.raw = raw;
  }

  text(field: string, paths: readonly string[], max: number) {
    const value = given(this.raw, paths);
    if (value === undefined || value === null) return undefined;
    const text = typeof value === "string" ? tidy(value) : null;
    if (text === "") return undefined;
    return this.kept(
      field,
      text,
      text === null ? "wrongType" : flaw(text, max),
    );
  }

  id(field: string, paths: readonly string[]): string | null | undefined {
    const value = given(this.raw, paths);
    if (value === undefined || value === null) return value;
    const isNumber = typeof value === "number" && Number.isSafeInteger(value);
    const text = isNumber ? String(value) : value;
    if (typeof text !== "string") return this.kept(field, null, "wrongType");
    const isId = idSchema.safeParse(text).success;
    return this.kept(field, text, isId ? null : "invalid");
  }

  refuse(code: string, field: string): void {
    this.reasons.push({ code, field });
  }

  private kept(field: string, text: string | null, code: string | null) {
    if (code === null) return text ?? undefined;
    this.refuse(code, field);
    return undefined;
  }
}

/** What an item says in each language, in a map or in columns. */
export function namesOf(
  reading: Reading,
  paths: readonly string[],
): LocalizedText {
  const maps = given(reading.raw, paths);
  if (maps !== undefined && maps !== null && !isMap(maps))
    reading.refuse("wrongType", "names");
  const found = languages.flatMap((language) => {
    const keys = [
      ...paths.map((path) => `${path}.${language}`),
      `name_${language}`,
    ];
    const text = reading.text(`names.${language}`, keys, 200);
    return text === undefined ? [] : [[language, text] as const];
  });
  return Object.fromEntries(found);
}

const present = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

/** The maps that may hold the names of all languages. */
export const nameMaps = ["names", "trad", "translations"];

/** Where items say what; a dot leads into an object. */
const pathsOf = (collection: TaxonCollection) => {
  const { id, latin, latinColumn, name } = fieldsOf[collection];
  return {
    id: [id, "id"],
    latin: [latin, "latinName", latinColumn],
    name: [name, "name"],
    familyId: ["familyId", "specieFamily.familyId"],
    familyLatin: ["familyLatinName", "specieFamily.familyLatinName", "family"],
    orderId: [
      "orderId",
      "specieFamily.familyOrder.orderId",
      "familyOrder.orderId",
    ],
    orderLatin: ["orderLatinName", "familyOrder.orderLatinName", "order"],
  };
};

/** The fields and columns that say something of a record of this collection; every other one is left unread. */
export function columnsRead(collection: TaxonCollection): ReadonlySet<string> {
  const { familyId, familyLatin, orderId, orderLatin, ...own } =
    pathsOf(collection);
  const paths = [
    ...Object.values(own).flat(),
    ...(collection === "species" ? [...familyId, ...familyLatin] : []),
    ...(collection === "order" ? [] : [...orderId, ...orderLatin]),
  ];
  return new Set([
    ...paths.map((path) => path.split(".")[0] ?? path),
    ...nameMaps,
    ...languages.map((language) => `name_${language}`),
  ]);
}

/** What an item of this collection says, in our fields; reasons where it cannot be read. An item that is none says nothing but that. */
export function readItem(collection: TaxonCollection, raw: unknown): Item {
  if (!isMap(raw))
    return { names: {}, reasons: [{ code: "notAnItem", field: "" }] };
  const fields = fieldsOf[collection];
  const paths = pathsOf(collection);
  const reading = new Reading(raw);
  const id = reading.id(fields.id, paths.id) ?? undefined;
  const latin = reading.text(fields.latin, paths.latin, taxonNameMax);
  const name = reading.text(fields.name, paths.name, taxonNameMax);
  const names = namesOf(reading, nameMaps);
  const refs = {
    ...(collection === "species" && {
      familyId: reading.id("familyId", paths.familyId),
      familyLatin: reading.text("familyId", paths.familyLatin, taxonNameMax),
    }),
    ...(collection !== "order" && {
      orderId: reading.id("orderId", paths.orderId),
      orderLatin: reading.text("orderId", paths.orderLatin, taxonNameMax),
    }),
  };
  return {
    ...present({ id, latin, name, ...refs }),
    names,
    reasons: reading.reasons,
  };
}
