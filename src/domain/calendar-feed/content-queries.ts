import type { Session } from "../access/session";
import { mySectorIds } from "../access/session";
import { activeTemplatesQuery } from "../automation/automation-queries";
import { anyOf } from "../query/any-of";
import type { Filter, Query } from "../query/query";
import { openStatuses } from "../task/task";
import type { FeedContent } from "./feed";
import type { FeedSpan } from "./span";
import { feedAheadMost, feedBehindMost } from "./span";

/** So many automations are asked for their next dates, and so many sectors of one person. */
const templatesMost = 200;
const sectorsMost = 20;

/** The sectors whose work is in somebody's feed; none away from home. */
const feedSectors = ({ access, zooId }: Session): string[] =>
  access.zooId === zooId ? mySectorIds(access).slice(0, sectorsMost) : [];

type Sides<C extends "tasks" | "enrichmentSessions"> = Pick<
  Query<C>,
  "collection" | "where"
>;

/** What was, the latest first, and what comes, the soonest first, by the instant in `field`. */
const bothSides = <C extends "tasks" | "enrichmentSessions">(
  { collection, where }: Sides<C>,
  field: string,
  { from, today, until }: FeedSpan,
): Query<C>[] => [
  {
    collection,
    where: [
      ...where,
      { field, op: ">=", value: from },
      { field, op: "<", value: today },
    ],
    orderBy: [{ field, direction: "desc" }],
    limit: feedBehindMost,
  },
  {
    collection,
    where: [
      ...where,
      { field, op: ">=", value: today },
      { field, op: "<", value: until },
    ],
    orderBy: [{ field, direction: "asc" }],
    limit: feedAheadMost,
  },
];

/** The tasks of a feed that are to be done or done: those that ask the person by name or that they took, those of their sectors. */
export function tasksOfFeedQueries(
  session: Session,
  contents: readonly FeedContent[],
  span: FeedSpan,
): Query<"tasks">[] {
  const { uid, zooId } = session;
  const where: Filter[] = [
    { field: "zooId", op: "==", value: zooId },
    { field: "status", op: "in", value: [...openStatuses, "DONE"] },
  ];
  const narrowed = (more: Filter): Query<"tasks">[] =>
    bothSides({ collection: "tasks", where: [...where, more] }, "dueAt", span);
  const mine = contents.includes("mine")
    ? [
        ...narrowed({ field: "audience", op: "array-contains", value: uid }),
        ...narrowed({ field: "takenBy", op: "==", value: uid }),
      ]
    : [];
  if (!contents.includes("sectors")) return mine;
  const sides = bothSides({ collection: "tasks", where }, "dueAt", span);
  const sectors = feedSectors(session);
  return [...mine, ...sides.flatMap((one) => anyOf(one, "sectorIds", sectors))];
}

/** The running automations whose next dates are in a feed. */
export function templatesOfFeedQueries(
  session: Session,
  contents: readonly FeedContent[],
): Query<"taskTemplates">[] {
  const query = activeTemplatesQuery(session.zooId, templatesMost);
  return [
    ...(contents.includes("mine")
      ? anyOf(query, "audience", [session.uid])
      : []),
    ...(contents.includes("sectors")
      ? anyOf(query, "sectorIds", feedSectors(session))
      : []),
  ];
}

/** The sessions of enrichment in the person's sectors. */
export function sessionsOfFeedQueries(
  session: Session,
  contents: readonly FeedContent[],
  span: FeedSpan,
): Query<"enrichmentSessions">[] {
  if (!contents.includes("enrichment")) return [];
  const sides = bothSides<"enrichmentSessions">(
    {
      collection: "enrichmentSessions",
      where: [
        { field: "zooId", op: "==", value: session.zooId },
        { field: "isDeleted", op: "==", value: false },
      ],
    },
    "plannedFor",
    span,
  );
  const sectors = feedSectors(session);
  return sides.flatMap((one) => anyOf(one, "sectorIds", sectors));
}
