import { storedWidgets } from "../../../../src/domain/board/stored";
import { templateWidgets } from "../../../../src/domain/board/templates";
import { added } from "../../../../src/domain/board/layout";
import type { WidgetKind } from "../../../../src/domain/board/widgets";
import { demoPeople } from "../../../data/people";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { daysAgoAt } from "../moments";

/** Below what the template of managers holds: a greenhouse as its sensors tell of it, an animal, and a map. */
const more: readonly [
  kind: WidgetKind,
  params: Readonly<Record<string, string>>,
][] = [
  ["sensorChart", { enclosureId: "vallee-aldabra", range: "7d" }],
  ["animalWelfare", { animalId: "ile-lemuriens-ring-tailed-lemur-5" }],
  ["enclosureMap", { enclosureId: "ile-lemuriens" }],
];

/** The dashboard that a manager put together, and shares with the others. */
export function boardDocuments(now: Date): DemoDocument[] {
  return demoPeople
    .filter(({ id }) => id === "manager")
    .map(({ id: authorId, zooId }) => {
      const widgets = more.reduce(
        (all, [kind, params], at) =>
          added(all, { id: `more-${String(at + 1)}`, kind, params }),
        templateWidgets("manager"),
      );
      const sharedWith = ["role:management" as const];
      return demoDocument(
        "dashboards",
        `board-${authorId}`,
        {
          ...{ zooId, authorId, name: "Le pilotage", sharedWith },
          audience: [authorId, ...sharedWith],
          widgets: storedWidgets(widgets),
        },
        { createdAt: daysAgoAt(now, 20, "09:00"), createdBy: authorId },
      );
    });
}
