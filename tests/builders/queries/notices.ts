import {
  mailableNoticesQuery,
  mailableOfPersonQuery,
  noticesQuery,
  pushableNoticesQuery,
  pushableOfPersonQuery,
  toldTasksQuery,
  unreadNoticeQuery,
} from "@domain/notice/notice-queries";
import { pushDevicesQuery } from "@domain/person/device-queries";
import type { Asked, Entry } from "../query-entry";
import { limit } from "../query-entry";

/** What people ask of what they were told. */
const notices: readonly Entry[] = [
  { builder: noticesQuery, queries: ({ uid }) => [noticesQuery(uid)] },
  {
    builder: unreadNoticeQuery,
    queries: ({ uid, zooId }) => [unreadNoticeQuery(uid, zooId)],
  },
];

/** What functions ask of it, in every establishment. */
const noticesByFunctions: readonly Entry[] = [
  { builder: toldTasksQuery, queries: () => [toldTasksQuery(limit)] },
  {
    builder: mailableNoticesQuery,
    queries: (_, { now }) => [mailableNoticesQuery(now, limit)],
  },
  {
    builder: mailableOfPersonQuery,
    queries: ({ uid }, { now }) => [mailableOfPersonQuery(uid, now, limit)],
  },
  {
    builder: pushableNoticesQuery,
    queries: (_, { now }) => [pushableNoticesQuery(now, limit)],
  },
  {
    builder: pushableOfPersonQuery,
    queries: ({ uid }, { now }) => [pushableOfPersonQuery(uid, now, limit)],
  },
  { builder: pushDevicesQuery, queries: ({ uid }) => [pushDevicesQuery(uid)] },
];

export const asked: Asked = {
  facility: notices,
  everywhere: noticesByFunctions,
};
