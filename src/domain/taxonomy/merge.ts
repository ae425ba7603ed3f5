import type { Values } from "../record/types";
import type { TaxonKind } from "./kinds";
import type { LocalizedText } from "./taxonomy";
import { languages } from "./taxonomy";

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "";

/** What one takes from the other where it says nothing itself; the names apart. */
const filled: Readonly<Record<TaxonKind, readonly string[]>> = {
  species: ["specieName", "specieLatinName"],
  family: ["familyName", "familyLatinName", "orderId"],
  order: ["orderName", "orderLatinName"],
};

/** Where a species has no family, that of the other, with everything that follows from it. */
const placed = (from: Values, into: Values): Values =>
  isEmpty(into["familyId"]) && !isEmpty(from["familyId"])
    ? {
        familyId: from["familyId"],
        orderId: from["orderId"] ?? into["orderId"] ?? null,
        specieFamily: from["specieFamily"] ?? null,
      }
    : isEmpty(into["orderId"]) && !isEmpty(from["orderId"])
      ? { orderId: from["orderId"] }
      : {};

/**
 * What the record that stays takes from its duplicate: names in languages it lacks, its place where it has none.
 * Nothing it says itself is overwritten; {} where it lacks nothing.
 */
export function mergedTaxon(
  kind: TaxonKind,
  from: Values,
  into: Values,
): Values {
  const theirs = (from["names"] ?? {}) as LocalizedText;
  const own = (into["names"] ?? {}) as LocalizedText;
  const missing = languages.filter(
    (language) => isEmpty(own[language]) && !isEmpty(theirs[language]),
  );
  const names =
    missing.length === 0
      ? {}
      : {
          names: {
            ...own,
            ...Object.fromEntries(
              missing.map((language) => [language, theirs[language]]),
            ),
          },
        };
  const fields = filled[kind].filter(
    (field) => isEmpty(into[field]) && !isEmpty(from[field]),
  );
  return {
    ...names,
    ...Object.fromEntries(fields.map((field) => [field, from[field]])),
    ...(kind === "species" ? placed(from, into) : {}),
  };
}
