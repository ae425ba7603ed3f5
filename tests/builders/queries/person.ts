import { collectionNames } from "@domain/collections";
import {
  belowPersonQuery,
  ofPersonQueries,
} from "@domain/privacy/person-queries";
import type { Asked } from "../query-entry";

/** What is asked for the export of a person's data, and before it is erased. */
export const asked: Asked = {
  everywhere: [
    {
      builder: ofPersonQueries,
      queries: ({ uid }) =>
        collectionNames.flatMap((name) => ofPersonQueries(name, uid)),
    },
    {
      builder: belowPersonQuery,
      queries: ({ uid }) => [
        belowPersonQuery("devices", uid),
        belowPersonQuery("notifications", uid),
      ],
    },
  ],
};
