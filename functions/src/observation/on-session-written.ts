import type { ObsSession } from "@domain/observation/obs-session";
import { equalValues } from "@domain/record/equal";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import {
  onDocumentCreated,
  onDocumentWritten,
} from "firebase-functions/firestore";
import { certifyAround } from "../certificates/certify-session";
import { tellBegun } from "../campaigns/told/tell-begun";
import { region } from "../edge/admin";
import { readingOf } from "../edge/documents";
import { settleSession } from "./settle-session";

const read = (snapshot: DocumentSnapshot | undefined): ObsSession | null =>
  snapshot === undefined ? null : readingOf("obsSessions", snapshot).record;

/** All that lies in a session is held at once, and the packs of its month. */
const memory = "1GiB";

/** What people say of a session, from which the rest follows. */
const decisive = [
  "status",
  "isDeleted",
  "sealed",
  "sectorIds",
  "endedAt",
] as const;

/** One state of a session after another. What is stored decides: an old event may be heard late, or twice. */
export async function hearOfSession(
  before: ObsSession | null,
  after: ObsSession | null,
  now: Date,
): Promise<void> {
  if (after === null) {
    if (before?.mode === "training")
      await certifyAround(before.obsSessionId, { dryRun: false }, before);
    return;
  }
  const { campaignId, mode, obsSessionId, status } = after;
  const begins =
    status !== "planned" && (before?.status ?? "planned") === "planned";
  if (begins && campaignId !== null) await tellBegun(campaignId);
  // What a training collects is nobody else's from its first chunk on; others follow once they are closed.
  if (status !== "closed" && mode !== "training") return;
  const isSame =
    before !== null &&
    decisive.every((field) => equalValues(before[field], after[field]));
  if (!isSame) await settleSession(obsSessionId, now);
}

/** Once it is begun its campaign stays as it is; once it is closed what was watched, who reads it, where it counts and what analyses read follow. */
export const onObsSessionWritten = onDocumentWritten(
  { document: "obsSessions/{obsSessionId}", region, memory, retry: true },
  ({ data }) =>
    hearOfSession(read(data?.before), read(data?.after), new Date()),
);

/** What arrives once a session was closed is not lost. */
export const onObsRecordCreated = onDocumentCreated(
  {
    document: "obsSessions/{obsSessionId}/records/{recordId}",
    ...{ region, memory },
    retry: true,
  },
  async ({ params }) => {
    await settleSession(params.obsSessionId, new Date());
  },
);

/** A session follows what was put right. */
export const onObsCorrected = onDocumentCreated(
  {
    document: "obsSessions/{obsSessionId}/corrections/{correctionId}",
    ...{ region, memory },
    retry: true,
  },
  async ({ params }) => {
    await settleSession(params.obsSessionId, new Date());
  },
);
