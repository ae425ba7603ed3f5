import { onDocumentWritten } from "firebase-functions/firestore";
import { region } from "../edge/admin";
import { settleWork } from "./settle-work";

/** Who dies or leaves takes the work that was about them along, as was decided. */
export const onAnimalEnded = onDocumentWritten(
  { document: "animals/{id}", region, retry: true },
  async ({ data, params, time }) => {
    const state = (which: "before" | "after"): unknown =>
      data?.[which].get("animalState") ?? null;
    const zooId: unknown = data?.after.get("zooId");
    if (state("after") === null || state("before") !== null) return;
    if (typeof zooId === "string")
      await settleWork(zooId, params.id, new Date(time));
  },
);
