import type { EventSubject } from "@domain/event/event";
import type { Stored } from "@domain/event/told";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { region } from "../edge/admin";
import { plain } from "../edge/documents";
import { writeEvents } from "./write-events";

const storedIn = (snapshot: DocumentSnapshot | undefined): Stored | null =>
  snapshot?.exists === true ? (plain(snapshot.data()) as Stored) : null;

const tellOn = (collection: EventSubject) =>
  onDocumentWritten(
    { document: `${collection}/{id}`, region, retry: true },
    async ({ data, params, id, time }) => {
      await writeEvents(id, {
        collection,
        id: params.id,
        before: storedIn(data?.before),
        after: storedIn(data?.after),
        writtenAt: new Date(time),
      });
    },
  );

/** Every change of what has a history is told in it. */
export const tellSectors = tellOn("sectors");
export const tellEnclosures = tellOn("enclosures");
export const tellAnimals = tellOn("animals");
export const tellGroups = tellOn("groups");
export const tellCampaigns = tellOn("campaigns");
export const tellAlerts = tellOn("alerts");
export const tellEnrichments = tellOn("enrichments");
