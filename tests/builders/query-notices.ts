import {
  mailableNoticesQuery,
  mailableOfPersonQuery,
  noticesQuery,
  toldTasksQuery,
} from "@domain/notice/notice-queries";
import type { Entry } from "./query-entry";
import { limit } from "./query-entry";

/** What is asked of what people were told. */
export const notices: readonly Entry[] = [
  { builder: noticesQuery, queries: ({ uid }) => [noticesQuery(uid)] },
  { builder: toldTasksQuery, queries: () => [toldTasksQuery(limit)] },
  {
    builder: mailableNoticesQuery,
    queries: (_, { now }) => [mailableNoticesQuery(now, limit)],
  },
  {
    builder: mailableOfPersonQuery,
    queries: ({ uid }, { now }) => [mailableOfPersonQuery(uid, now, limit)],
  },
];
