import { zooA } from "../../builders/ids";
import { aLabel, aTag } from "../../builders/labels";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const label = attemptsOn("labels", { zooId: zooA });

export const attempts: Attempt[] = [
  label.get("tags/tag-1"),
  label.list("tags/tag-1", "labelKey", "olfactif"),
  label.create("tags/tag-new", () => aTag({ id: "tag-new" })),
  label.update(["change", "rename a tag"], "tags/tag-1", { name: "Autre" }),
  label.update(["remove", "archive a tag"], "tags/tag-1", { archived: true }),
  label.remove(["remove", "delete a tag"], "tags/tag-1"),
  ...["categories", "goals"].flatMap((kind) => [
    label.get(`${kind}/label-1`),
    label.list(`${kind}/label-1`, "labelKey", "eveil"),
    label.create(`${kind}/label-new`, () => aLabel({ id: "label-new" })),
    label.update(["change", `rename of ${kind}`], `${kind}/label-1`, {
      label: "Autre",
    }),
    label.remove(["remove", `delete of ${kind}`], `${kind}/label-1`),
  ]),
];
