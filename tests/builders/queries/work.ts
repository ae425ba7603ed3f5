import { recordWorkQueries } from "@domain/task/work-queries";
import {
  automationRunQueries,
  automationTaskQueries,
  automationTrackQueries,
} from "@domain/automation/history/history-queries";
import {
  dayQueries,
  doneTodayQueries,
  managesTheDay,
} from "@domain/task/day-queries";
import { taskListQueries } from "@domain/task/task-queries";
import {
  nextTemplateQueries,
  templateQueries,
} from "@domain/task/work-queries";
import type { Asked } from "../query-entry";
import { limit } from "../query-entry";
import { taskFilters } from "./tasks";

export const asked: Asked = {
  work: [
    {
      builder: doneTodayQueries,
      queries: (session, { now }) => doneTodayQueries(session, now),
    },
    {
      builder: taskListQueries,
      queries: (session, places) =>
        taskFilters(places).flatMap((filter) =>
          taskListQueries(session, filter, places.now, limit),
        ),
    },
    {
      builder: recordWorkQueries,
      queries: (session, { sectorId, enclosureId }) =>
        (["next", "done"] as const).flatMap((which) =>
          (
            [
              { kind: "sectors", id: sectorId, sectorId },
              { kind: "enclosures", id: enclosureId, sectorId },
              { kind: "animals", id: "animal", sectorId },
            ] as const
          ).flatMap((record) => recordWorkQueries(session, record, which)),
        ),
    },
    {
      builder: templateQueries,
      queries: (session) => templateQueries(session, limit),
    },
    {
      builder: nextTemplateQueries,
      queries: (session, at) => nextTemplateQueries(session, at.automationId),
    },
    {
      builder: automationTaskQueries,
      queries: (session, { automationId }) =>
        (["todo", "done"] as const).flatMap((which) =>
          automationTaskQueries(session, automationId, which),
        ),
    },
    {
      builder: automationRunQueries,
      queries: (session, { automationId }) =>
        (["skipped", "failed"] as const).flatMap((which) =>
          automationRunQueries(session, automationId, which),
        ),
    },
    {
      builder: automationTrackQueries,
      queries: (session, { automationId, now }) =>
        automationTrackQueries(session, automationId, now),
    },
    {
      builder: dayQueries,
      queries: (session, { now }) => {
        if (!managesTheDay(session)) return [];
        const { todo, done } = dayQueries(session, now, now);
        return [...todo, ...done];
      },
    },
  ],
};
