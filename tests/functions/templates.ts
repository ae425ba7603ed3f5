import { nextOccurrence } from "@domain/recurrence/occurrences";
import { scheduleSchema } from "@domain/recurrence/schedule";
import { templateSchema } from "@domain/automation/template";

const firstDay = new Date("2026-11-01T07:00:00Z");

/** A daily automation of 08:00 Paris whose next run is the first occurrence after `from`. */
export function aDailyTemplate(
  templateId: string,
  from: Date,
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const schedule = scheduleSchema.parse({
    startAt: firstDay,
    dueAt: new Date("2026-11-01T11:00:00Z"),
    recurrence: "DAILY",
    recurrenceTime: "08:00",
    recurrenceInterval: 1,
  });
  const nextRun = nextOccurrence(schedule, from);
  return templateSchema.parse({
    zooId: "zoo",
    templateId,
    authorId: "author",
    title: "Nourrir",
    type: "feeding",
    target: { level: "SECTOR", ids: ["s1"] },
    sectorIds: ["s1"],
    sectorId: "s1",
    responsibleIds: [],
    audience: ["s1"],
    schedule,
    nextRun,
    nextMakeAt: nextRun,
    ...more,
  });
}
