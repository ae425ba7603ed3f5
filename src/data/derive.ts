import { collections, type CollectionName } from "@domain/collections";
import { AppError } from "@domain/errors";
import { audienceOf } from "@domain/task/task";

type Values = Record<string, unknown>;

interface Derivation {
  collections: readonly CollectionName[];
  field: string;
  from: readonly string[];
  of: (sources: Values) => unknown;
}

const unix = (value: unknown): number | null =>
  value instanceof Date ? value.getTime() : null;
const texts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((item): item is string => typeof item === "string")
    : [];

/** Fields that follow from others of the same document, and what they follow from. */
const derivations: readonly Derivation[] = [
  {
    collections: ["tasks"],
    field: "dueAtUnix",
    from: ["dueAt"],
    of: ({ dueAt }) => unix(dueAt),
  },
  {
    collections: ["tasks"],
    field: "scheduledForUnix",
    from: ["scheduledFor"],
    of: ({ scheduledFor }) => unix(scheduledFor),
  },
  {
    collections: ["tasks", "taskTemplates"],
    field: "audience",
    from: ["responsibleIds", "sectorIds"],
    of: ({ responsibleIds, sectorIds }) =>
      audienceOf(texts(responsibleIds), texts(sectorIds)),
  },
  {
    collections: ["taskTemplates"],
    field: "isActive",
    from: ["status"],
    of: ({ status }) => status === "active",
  },
];

/**
 * The derived fields that the given values change. `current` is the document before them: needed
 * where a field follows from several and only some are given ("internal" is thrown without it).
 * {} when no source is given.
 */
export function deriveFields(
  collection: CollectionName,
  values: Values,
  current: Values | null,
): Values {
  const derived: Values = {};
  for (const { collections: names, field, from, of } of derivations) {
    if (!names.includes(collection)) continue;
    if (!from.some((source) => Object.hasOwn(values, source))) continue;
    const known = { ...current, ...values };
    if (!from.every((source) => Object.hasOwn(known, source)))
      throw new AppError("internal", { collection, field, missing: "base" });
    derived[field] = of(known);
  }
  return derived;
}

/** Whose documents carry their author: checked by the rules, never typed. */
export const hasAuthor = (collection: CollectionName): boolean =>
  Object.hasOwn(collections[collection].schema.shape, "authorId");
