import type { WorkRecord } from "@domain/task/work-queries";
import { Next } from "./record-work";

/** What is to be done about an animal, on its sheet. */
export const Component = (animal: Pick<WorkRecord, "id" | "sectorId">) => (
  <Next record={{ ...animal, kind: "animals" }} />
);
