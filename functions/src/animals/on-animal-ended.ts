import { systemAuthor } from "@domain/task/task";
import { onDocumentWritten } from "firebase-functions/firestore";
import { region } from "../edge/admin";
import { settleWork } from "./settle-work";

/** Who dies, leaves or is deleted takes the work that was about them along, as was decided. */
export const onAnimalEnded = onDocumentWritten(
  { document: "animals/{id}", region, retry: true },
  async ({ data, params, time }) => {
    const isGone = (which: "before" | "after"): boolean =>
      (data?.[which].get("animalState") ?? null) !== null ||
      data?.[which].get("isArchived") === true;
    const textIn = (field: string): string | null => {
      const value: unknown = data?.after.get(field);
      return typeof value === "string" ? value : null;
    };
    const zooId: unknown = data?.after.get("zooId");
    if (!isGone("after") || isGone("before")) return;
    if (typeof zooId === "string")
      await settleWork(zooId, params.id, {
        now: new Date(time),
        by: textIn("updatedBy") ?? systemAuthor,
        operationId: textIn("operationId"),
      });
  },
);
