import {
  animalsOfQuery,
  cardsForQuery,
} from "@domain/animal/card/card-queries";
import type { Asked } from "../query-entry";
import { limit } from "../query-entry";

/** What establishments see of each other: asked by the members of one alone, not by whoever else sees it. */
export const asked: Asked = {
  everywhere: [
    {
      builder: cardsForQuery,
      queries: ({ zooId }) => [cardsForQuery(zooId, limit)],
    },
    {
      builder: animalsOfQuery,
      queries: ({ zooId }) => [animalsOfQuery(zooId, limit)],
    },
  ],
};
