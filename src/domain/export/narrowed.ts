import * as z from "zod";
import { sectorRoles } from "../access/session";
import { alertLevels, alertTypes } from "../measures/alerts/alert";
import type { RegisterFilters } from "../measures/alerts/register/register";
import { causeKinds } from "../measures/alerts/register/causes";
import { idSchema } from "../schema/fields";
import type { TaskFilter } from "../task/filter/task-filter";
import { filterPeople, filterStatuses } from "../task/filter/task-filter";
import { taskTagMax, taskTypes } from "../task/task";

const id = idSchema.nullable();
const degree = z.number().int().min(1).max(5).nullable();

/** How a list of tasks was narrowed when a file of it was asked for, its sector and period aside. */
export const tasksNarrowedSchema = z.object({
  status: z.enum(filterStatuses),
  enclosureId: id,
  animalId: id,
  late: z.boolean(),
  today: z.boolean(),
  who: z.enum(filterPeople),
  type: z.enum(taskTypes).nullable(),
  personId: id,
  tag: z.string().max(taskTagMax).nullable(),
  specieId: id,
  role: z.enum(sectorRoles).nullable(),
}) satisfies z.ZodType<Omit<TaskFilter, "sectorId" | "from" | "to">>;

/** Those that wait for somebody, those that go on, or all of them. */
const exportedAlerts = ["active", "goingOn", "all"] as const;

/** How the register of alerts was narrowed when a file of it was asked for, its period aside. */
export const alertsNarrowedSchema = z.object({
  which: z.enum(exportedAlerts),
  type: z.enum(alertTypes).nullable(),
  kind: z.enum(causeKinds).nullable(),
  level: z.enum(alertLevels).nullable(),
  mine: z.boolean(),
  late: z.boolean(),
  sectorId: id,
  likelihood: degree,
  severity: degree,
  alertId: id,
}) satisfies z.ZodType<Omit<RegisterFilters, "since">>;
