import { idSchema } from "@domain/schema/fields";
import { taskStatuses } from "@domain/task/task";
import type { TaskFilter } from "@domain/task/task-queries";
import { defaultTaskFilter } from "@domain/task/task-queries";
import * as z from "zod";
import type { ParamChange } from "../../../ui/list/search-params";

export const filterStatuses = ["todo", ...taskStatuses] as const;
export const filterPeople = ["all", "mine", "nobody"] as const;

const filterSchema = z.object({
  status: z.enum(filterStatuses).catch(defaultTaskFilter.status),
  sectorId: idSchema.nullable().catch(defaultTaskFilter.sectorId),
  late: z
    .literal("1")
    .transform(() => true)
    .catch(defaultTaskFilter.late),
  who: z.enum(filterPeople).catch(defaultTaskFilter.who),
});

/** The filter an address holds; what is not understood is the default. Only what is to be done can be late. */
export function filterOfParams(params: URLSearchParams): TaskFilter {
  const filter = filterSchema.parse({
    status: params.get("status"),
    sectorId: params.get("sectorId"),
    late: params.get("late"),
    who: params.get("who"),
  });
  return filter.late ? { ...filter, status: "todo" } : filter;
}

/** The parameters of a filter; defaults leave theirs out of the address. */
export function paramsOfFilter(filter: TaskFilter): ParamChange {
  return {
    status: filter.status === defaultTaskFilter.status ? null : filter.status,
    sectorId: filter.sectorId,
    late: filter.late,
    who: filter.who === defaultTaskFilter.who ? null : filter.who,
  };
}

export const isDefaultFilter = (filter: TaskFilter): boolean =>
  Object.values(paramsOfFilter(filter)).every(
    (value) => value === null || value === false,
  );
