import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { enrichmentsQueries } from "@domain/enrichment/enrichment-queries";
import { stockIn, wantsObject } from "@domain/enrichment/listed";
import { needsRecount } from "@domain/enrichment/stock";
import type { EnrichmentUse } from "@domain/enrichment/use";
import { idOfUse } from "@domain/enrichment/use";
import type { AskedOf } from "@domain/export/asked";
import { labelIn } from "@domain/label/label";
import { localized } from "@domain/taxonomy/taxonomy";
import { factsOf, namesOf } from "../../names";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const headings = {
  name: "enrichment.fields.name",
  originalName: "enrichment.fields.originalName",
  sku: "enrichment.fields.sku",
  categories: "enrichment.fields.categories",
  goals: "enrichment.fields.goals",
  tags: "enrichment.fields.tags",
  sectors: "enrichment.fields.sectors",
  available: "enrichment.fields.available",
  total: "enrichment.fields.total",
  stock: "enrichment.fields.stock",
  state: "enrichment.fields.state",
} as const;

/** How many pieces are there, and that somebody has to count where that cannot be. */
function stocked(use: EnrichmentUse | undefined, { say }: Asking) {
  const stock = stockIn(use);
  if (stock === null)
    return {
      ...{ available: "", total: "" },
      stock: say("enrichment.states.unmanaged"),
    };
  const { available, total } = stock;
  return {
    ...{ available, total },
    stock: needsRecount(stock) ? say("enrichment.states.recount") : "",
  };
}

/** The objects of an establishment and everybody's, narrowed as their list is: what they are for, and how many are there. */
export function enrichmentsTable(
  asking: Asking,
  asked: AskedOf<"enrichments">,
): Table {
  const { session, language, say, now } = asking;
  const { zooId } = session;
  const uses = factsOf("enrichmentUses", (one) => one);
  const useOf = (id: string) => uses.of(idOfUse(zooId, id)) ?? undefined;
  const categories = namesOf("categories", (one) => labelIn(one, language));
  const goals = namesOf("goals", (one) => labelIn(one, language));
  const tags = namesOf("tags", (one) => labelIn(one, language));
  const sectors = namesOf("sectors", (one) => one.sectorName);
  const species = namesOf("species", (one) =>
    localized(one.names, language, one.specieName),
  );
  const refused = (id: string) =>
    (useOf(id)?.refusedSpecies ?? []).map(species.of).join(", ");
  return plainTable(asking, {
    queries: enrichmentsQueries(zooId),
    async wanted(records) {
      await uses.learn(records.map((one) => idOfUse(zooId, one.enrichmentId)));
      return records.filter((one) =>
        wantsObject(one, useOf(one.enrichmentId), asked, now),
      );
    },
    learns: [
      [categories, (one) => one.categories],
      [goals, (one) => one.goals],
      [tags, (one) => one.tags],
      [sectors, (one) => one.sectors],
      [species, (one) => useOf(one.enrichmentId)?.refusedSpecies ?? []],
    ],
    headings,
    row: (one) => ({
      ...stocked(useOf(one.enrichmentId), asking),
      name: enrichmentNameIn(one, language),
      originalName: one.originalName ?? "",
      sku: one.sku ?? "",
      categories: one.categories.map(categories.of).join(", "),
      goals: one.goals.map(goals.of).join(", "),
      tags: one.tags.map(tags.of).join(", "),
      sectors:
        one.sectors.map(sectors.of).join(", ") ||
        say("enrichment.states.allSectors"),
      state: [
        one.official ? say("enrichment.states.official") : "",
        one.isDeleted ? say("enrichment.states.removed") : "",
        refused(one.enrichmentId) === ""
          ? ""
          : say("enrichment.states.refusedFor", {
              names: refused(one.enrichmentId),
            }),
      ]
        .filter(Boolean)
        .join(", "),
    }),
  });
}
