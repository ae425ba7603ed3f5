import { onDocumentWritten } from "firebase-functions/firestore";
import { region } from "../edge/admin";
import { readingOf } from "../edge/documents";
import { markCounted, markSummary } from "./marks";

const countOn = (collection: "tasks" | "alerts") =>
  onDocumentWritten(
    { document: `${collection}/{id}`, region, retry: true },
    async ({ data }) => {
      const [before, after] = [data?.before, data?.after].map((one) =>
        one === undefined ? null : readingOf(collection, one).record,
      );
      // Not the event's own instant: one that is told late must not mark a minute that was looked at.
      await markCounted(collection, before ?? null, after ?? null, new Date());
    },
  );

/** Every change of what a summary counts leaves a mark; the minute's run does the rest. */
export const countTasks = countOn("tasks");
export const countAlerts = countOn("alerts");

/** A directory that was built anew may name more animals, enclosures or people, or fewer. */
export const countDirectory = onDocumentWritten(
  { document: "directories/{id}", region, retry: true },
  async ({ data, params }) => {
    if (data?.before.get("revision") !== data?.after.get("revision"))
      await markSummary(params.id, new Date());
  },
);

const told = ["zooName", "environment", "isArchived"] as const;

/** An establishment that is new, has another name, is archived or restored. */
export const countZoo = onDocumentWritten(
  { document: "zoo/{id}", region, retry: true },
  async ({ data, params }) => {
    const differs = told.some(
      (name) => data?.before.get(name) !== data?.after.get(name),
    );
    if (differs) await markSummary(params.id, new Date());
  },
);
