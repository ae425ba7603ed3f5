import type { AskedOf } from "@domain/export/asked";
import { localized } from "@domain/taxonomy/taxonomy";
import { speciesQuery } from "@domain/taxonomy/taxonomy-queries";
import { namesOf } from "../../names";
import { atOnce } from "../../read";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const headings = {
  latin: "taxonomy.fields.latin",
  name: "taxonomy.fields.name",
  family: "taxonomy.fields.family",
  order: "taxonomy.fields.order",
  state: "taxonomy.fields.state",
  fr: "taxonomy.languages.fr",
  en: "taxonomy.languages.en",
  es: "taxonomy.languages.es",
  de: "taxonomy.languages.de",
  it: "taxonomy.languages.it",
  nl: "taxonomy.languages.nl",
  pt: "taxonomy.languages.pt",
} as const;

const unnamed = { fr: "", en: "", es: "", de: "", it: "", nl: "", pt: "" };

/** The species of the base by latin name, with their names in each language. */
export function speciesTable(
  asking: Asking,
  { orderId, familyId, underReview }: AskedOf<"species">,
): Table {
  const { language, say } = asking;
  const families = namesOf("family", (one) => one.familyLatinName);
  const orders = namesOf("order", (one) => one.orderLatinName);
  const query = speciesQuery(
    {
      familyId,
      // Every species of a family is of its order.
      orderId: familyId === null ? orderId : null,
      underReview: underReview ? true : null,
      ...{ latin: null, from: null },
    },
    atOnce,
  );
  return plainTable(asking, {
    queries: [query],
    learns: [
      [families, (one) => [one.familyId]],
      [orders, (one) => [one.orderId]],
    ],
    headings,
    row: (one) => ({
      latin: one.specieLatinName,
      name: localized(one.names, language, one.specieName),
      family: families.of(one.familyId),
      order: orders.of(one.orderId),
      state: one.underReview ? say("taxonomy.states.underReview") : "",
      ...{ ...unnamed, ...one.names },
    }),
  });
}
