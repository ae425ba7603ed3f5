import { dashboardFacts } from "@domain/board/board";
import { aDashboard } from "../../builders/boards";
import { zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const path = "dashboards/board-1";
const ownPath = "dashboards/board-own";
const keepers = ["keeper", "otherKeeper", "keeperOfMany"] as const;

const shared = attemptsOn("dashboards", dashboardFacts(aDashboard()), {
  viewer: ["author", "admin", ...keepers],
  owner: ["author"],
});
const own = attemptsOn(
  "dashboards",
  dashboardFacts(aDashboard({ authorId: "self", sharedWith: [] })),
  { viewer: ["self"], owner: ["self"] },
);
const made = attemptsOn("dashboards", { zooId: zooA });

export const attempts: Attempt[] = [
  shared.get(path),
  own.get(ownPath),
  made.create("dashboards/board-new", (authorId) =>
    aDashboard({ dashboardId: "board-new", authorId }),
  ),
  shared.update(["change", "rename"], path, { name: "Ma semaine" }),
  shared.update(["change", "move a widget"], path, {
    widgets: ["id=w1&kind=myTasks&x=6&y=0&w=6&h=4"],
  }),
  shared.update(["change", "keep it to oneself"], path, {
    sharedWith: [],
    audience: ["author"],
  }),
  own.update(["change", "show others"], ownPath, {
    sharedWith: ["*"],
    audience: ["self", "*"],
  }),
  shared.update(["remove", "take it away"], path, { isDeleted: true }),
  own.update(["remove", "take it away"], ownPath, { isDeleted: true }),
];
