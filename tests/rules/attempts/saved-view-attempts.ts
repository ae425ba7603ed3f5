import { savedViewFacts } from "@domain/saved-view/saved-view";
import { zooA } from "../../builders/ids";
import { aSavedView } from "../../builders/views";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const path = "savedViews/view-1";
const ownPath = "savedViews/view-own";
const keepers = ["keeper", "otherKeeper", "keeperOfMany"] as const;

const shared = attemptsOn("savedViews", savedViewFacts(aSavedView()), {
  viewer: ["author", "admin", ...keepers],
  owner: ["author"],
});
const own = attemptsOn(
  "savedViews",
  savedViewFacts(aSavedView({ authorId: "self", sharedWith: [] })),
  { viewer: ["self"], owner: ["self"] },
);
const made = attemptsOn("savedViews", { zooId: zooA });

export const attempts: Attempt[] = [
  shared.get(path),
  own.get(ownPath),
  made.create("savedViews/view-new", (authorId) =>
    aSavedView({ viewId: "view-new", authorId }),
  ),
  shared.update(["change", "rename"], path, { name: "Lionnes" }),
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
