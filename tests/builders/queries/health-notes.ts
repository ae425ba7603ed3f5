import {
  dueTasksQuery,
  healthNotesQuery,
} from "@domain/health/notes/note-queries";
import { healthSight } from "@domain/health/sight";
import type { Asked } from "../query-entry";
import { limit } from "../query-entry";

const animalId = "animal-1";
const noteIds = ["note-1", "note-2"];

/** What is noted of an animal's health, for those who may read it. */
export const asked: Asked = {
  facility: [
    {
      builder: healthNotesQuery,
      queries: (session, { sectorId }) => {
        const { zooId } = session;
        const sight = healthSight(session, "healthNotes", { zooId, sectorId });
        return sight === null
          ? []
          : [healthNotesQuery(zooId, animalId, sight, limit)];
      },
    },
    {
      builder: dueTasksQuery,
      queries: (session, { sectorId }) => {
        const { zooId } = session;
        const sight = healthSight(session, "healthNotes", { zooId, sectorId });
        const query = dueTasksQuery(zooId, noteIds);
        return sight === null || query === null ? [] : [query];
      },
    },
  ],
};
