import { defaultTaskFilter } from "@domain/task/filter/task-filter";
import { describe, expect, it } from "vitest";
import { withParams } from "../../../ui/list/search-params";
import type { TaskListFilter } from "./task-filter";
import { taskFilter } from "./task-filter";

const addressOf = (filter: TaskListFilter) =>
  withParams(new URLSearchParams(), taskFilter.params(filter)).toString();
const filterOf = (address: string) =>
  taskFilter.of(new URLSearchParams(address));

describe("the filter in the address", () => {
  it("leaves defaults out", () => {
    expect(taskFilter.initial).toMatchObject(defaultTaskFilter);
    expect(addressOf(taskFilter.initial)).toBe("");
    expect(filterOf("")).toEqual(taskFilter.initial);
    expect(taskFilter.chips(taskFilter.initial)).toEqual([]);
  });

  it.each<[TaskListFilter, string]>([
    [{ ...taskFilter.initial, status: "DONE" }, "status=DONE"],
    [{ ...taskFilter.initial, sectorId: "savane" }, "sectorId=savane"],
    [{ ...taskFilter.initial, late: true }, "late=1"],
    [{ ...taskFilter.initial, today: true }, "today=1"],
    [{ ...taskFilter.initial, who: "nobody" }, "who=nobody"],
    [
      {
        ...taskFilter.initial,
        status: "OPEN",
        sectorId: "savane",
        who: "mine",
      },
      "status=OPEN&sectorId=savane&who=mine",
    ],
  ])("goes there and back: %j", (filter, address) => {
    expect(addressOf(filter)).toBe(address);
    expect(filterOf(address)).toEqual(filter);
    expect(taskFilter.chips(filter)).toHaveLength(address.split("&").length);
  });

  it("reads nonsense as the defaults", () => {
    expect(filterOf("status=WHAT&who=me&late=yes&sectorId=a/b")).toEqual(
      taskFilter.initial,
    );
  });

  it("knows that only what is to be done can be late", () => {
    expect(filterOf("late=1&status=DONE")).toEqual({
      ...taskFilter.initial,
      late: true,
    });
  });
});
