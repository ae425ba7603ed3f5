import type { Feed } from "@domain/measures/ingest/source";
import { sourcesQuery } from "@domain/measures/ingest/source-queries";
import { isPutAway } from "@domain/record/put-away";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { region } from "../edge/admin";
import { changeOf, plain, readingOf } from "../edge/documents";
import { compile } from "../edge/query";
import { endWatches } from "./end-watches";

/** Sources whose feeds are taken no more, or again, are looked at soon: what is not taken is not overdue. */
export async function lookSoon(
  zooId: string,
  isOf: (feed: Feed) => boolean,
  now: Date,
): Promise<void> {
  const { docs } = await compile(sourcesQuery(zooId)).get();
  for (const doc of docs) {
    const { record: source } = readingOf("sensorSources", doc);
    const isWatched = source?.watch !== null && source?.isArchived === false;
    if (!isWatched || !source.feeds.some(isOf)) continue;
    const change = changeOf("sensorSources", { lookAt: now }, systemAuthor);
    await doc.ref.update(change);
  }
}

const fieldsOf = (one: DocumentSnapshot) =>
  plain(one.data() ?? {}) as Record<string, unknown>;

interface Change {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const isAwayChanged = ({ before, after }: Change): boolean =>
  isPutAway(before) !== isPutAway(after);

const zooOf = ({ after }: Change): string => {
  const { zooId } = after;
  return typeof zooId === "string" ? zooId : "";
};

/** What is open of limits that do not say so any more is over, as no value may come that would find it. */
export async function followParameter(
  parameterId: string,
  change: Change,
  now: Date,
): Promise<void> {
  const { before, after } = change;
  const isAway = isAwayChanged(change);
  const isSame = ["limits", "overrides"].every((field) =>
    equalValues(before[field], after[field]),
  );
  if (isSame && !isAway) return;
  await endWatches({ parameterId }, now);
  if (isAway)
    await lookSoon(
      zooOf(change),
      (feed) => feed.parameterId === parameterId,
      now,
    );
}

/** The same of a place that is put away. */
export async function followPlace(
  enclosureId: string,
  change: Change,
  now: Date,
): Promise<void> {
  if (!isAwayChanged(change)) return;
  await endWatches({ enclosureId }, now);
  await lookSoon(
    zooOf(change),
    (feed) => feed.enclosureId === enclosureId,
    now,
  );
}

export const onParameterChanged = onDocumentUpdated(
  { document: "environmentalParameters/{parameterId}", region, retry: true },
  async ({ data, params }) => {
    if (data === undefined) return;
    const change = {
      before: fieldsOf(data.before),
      after: fieldsOf(data.after),
    };
    await followParameter(params.parameterId, change, new Date());
  },
);

export const onMeasuredPlacePutAway = onDocumentUpdated(
  { document: "enclosures/{enclosureId}", region, retry: true },
  async ({ data, params }) => {
    if (data === undefined) return;
    const change = {
      before: fieldsOf(data.before),
      after: fieldsOf(data.after),
    };
    await followPlace(params.enclosureId, change, new Date());
  },
);
