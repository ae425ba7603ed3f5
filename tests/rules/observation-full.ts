import { directValues } from "@domain/record/ways";
import type { DocumentData } from "firebase/firestore";
import {
  anObsCorrection,
  anObsRecord,
  anObsSession,
} from "../builders/observation";
import { created } from "./harness";
import type { Name } from "./people";

const text = (length: number) => "x".repeat(length);
const now = () => new Date();
const many = Array.from({ length: 200 }, (_, at) => `animal-${at}`);

/** What people write of sessions of observation, each as long as it may be. */
export const fullOfObservation = [
  {
    collection: "obsSessions",
    action: "create",
    path: "obsSessions/obs-session-full",
    data: (name: Name): DocumentData =>
      created(
        directValues(
          "obsSessions",
          anObsSession({
            obsSessionId: "obs-session-full",
            observerId: name,
            animalIds: many,
            startedAt: now(),
            contextAnswers: `{${text(199_999)}`,
            note: text(2000),
          }),
        ),
        name,
      ),
  },
  {
    collection: "obsSessions",
    action: "change",
    path: "obsSessions/obs-session-planned",
    data: (): DocumentData => ({
      status: "closed",
      startedAt: now(),
      animalIds: many,
      interval: 30,
      endedAt: now(),
      contextAnswers: `{${text(199_999)}`,
      note: text(2000),
    }),
  },
  {
    collection: "obsRecords",
    action: "create",
    path: "obsSessions/obs-session-1/records/device-1_1",
    data: (name: Name): DocumentData =>
      created(
        anObsRecord({
          recordId: "device-1_1",
          n: 1,
          observerId: name,
          until: now(),
          rows: `{${text(399_999)}`,
        }),
        name,
      ),
  },
  {
    collection: "obsCorrections",
    action: "create",
    path: "obsSessions/obs-session-done/corrections/correction-full",
    data: (name: Name): DocumentData =>
      created(
        anObsCorrection({
          correctionId: "correction-full",
          target: text(300),
          change: text(5000),
          reason: text(500),
          by: name,
          at: now(),
        }),
        name,
      ),
  },
] as const;
