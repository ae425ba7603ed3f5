import {
  animalsOfQuery,
  cardsForQuery,
} from "@domain/animal/card/card-queries";
import type { Entry } from "./query-entry";
import { limit } from "./query-entry";

/** What establishments see of each other: asked by the members of one alone, not by whoever else sees it. */
export const neighbours: readonly Entry[] = [
  {
    builder: cardsForQuery,
    queries: ({ zooId }) => [cardsForQuery(zooId, limit)],
  },
  {
    builder: animalsOfQuery,
    queries: ({ zooId }) => [animalsOfQuery(zooId, limit)],
  },
];
