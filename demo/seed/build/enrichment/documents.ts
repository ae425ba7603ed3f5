import {
  demoCategories,
  demoGoals,
  demoTags,
} from "../../../data/enrichments/labels";
import { officialFeeding } from "../../../data/enrichments/official-feeding";
import { officialOthers } from "../../../data/enrichments/official-others";
import { africanObjects } from "../../../data/enrichments/own-africa";
import { otherObjects } from "../../../data/enrichments/own-elsewhere";
import type { DemoStock } from "../../../data/enrichments/stock";
import { demoStock } from "../../../data/enrichments/stock";
import type { DemoEnrichment } from "../../../data/enrichments/types";
import type { EnrichmentMovement } from "../../../../src/domain/enrichment/movement";
import { countPieces } from "../../../../src/domain/enrichment/stock";
import { idOfUse } from "../../../../src/domain/enrichment/use";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { foundingOf, sharedFounding } from "../founding";
import { daysAgoAt } from "../moments";

function objectDocument(object: DemoEnrichment, now: Date): DemoDocument {
  const { id, zooId, others, ...fields } = object;
  const { categories, goals, tags, sectors } = fields;
  const translations = Object.fromEntries(
    Object.entries(others).map(([language, name]) => [
      language,
      { name, description: null },
    ]),
  );
  return demoDocument(
    "enrichments",
    id,
    {
      ...fields,
      zooId,
      translations,
      categories: [...categories],
      goals: [...goals],
      tags: [...tags],
      sectors: [...sectors],
    },
    zooId === null ? sharedFounding(now) : foundingOf(zooId, now),
  );
}

type Moved = Pick<
  EnrichmentMovement,
  "quantity" | "from" | "to" | "reason" | "at"
>;

const movesOf = (stock: DemoStock, now: Date): Moved[] => [
  {
    quantity: stock.bought,
    from: null,
    to: null,
    reason: "bought",
    at: daysAgoAt(now, 200, "10:00"),
  },
  ...stock.placed.map(({ enclosureId, pieces }, index): Moved => ({
    quantity: -pieces,
    from: null,
    to: enclosureId,
    reason: "placed",
    at: daysAgoAt(now, 2 + index, "09:15"),
  })),
];

/** What an establishment has of an object, and the movements it follows from. */
function stockDocuments(stock: DemoStock, now: Date): DemoDocument[] {
  const { zooId, enrichmentId } = stock;
  const stamp = foundingOf(zooId, now);
  const useId = idOfUse(zooId, enrichmentId);
  const moves = movesOf(stock, now);
  const use = demoDocument(
    "enrichmentUses",
    useId,
    { zooId, enrichmentId, stockManaged: true },
    stamp,
  );
  const movements = moves.map((move, index) =>
    demoDocument(
      "enrichmentMovements",
      `${zooId}-${enrichmentId}-${String(index)}`,
      { zooId, enrichmentId, ...move, by: stamp.createdBy, counted: true },
      { createdAt: move.at, createdBy: stamp.createdBy },
    ),
  );
  const told = { managed: true, ...countPieces(moves) };
  return [{ ...use, data: { ...use.data, stock: told } }, ...movements];
}

/** Objects for animals, what they are told apart by, and what the establishments have of them. */
export function enrichmentDocuments(now: Date): DemoDocument[] {
  const stamp = sharedFounding(now);
  const objects = [
    ...officialFeeding,
    ...officialOthers,
    ...africanObjects,
    ...otherObjects,
  ];
  return [
    ...demoTags.map(({ id, trad }) =>
      demoDocument("tags", id, { name: trad.fr, trad }, stamp),
    ),
    ...demoCategories.map(({ id, trad }) =>
      demoDocument("categories", id, { label: trad.fr, trad }, stamp),
    ),
    ...demoGoals.map(({ id, trad }) =>
      demoDocument("goals", id, { label: trad.fr, trad }, stamp),
    ),
    ...objects.map((object) => objectDocument(object, now)),
    ...demoStock.flatMap((stock) => stockDocuments(stock, now)),
  ];
}
