import type {
  Finding,
  Recommendation,
} from "../../../../src/domain/report/cir/cir";
import {
  taskIdOfRecommendation,
  taskOfRecommendation,
} from "../../../../src/domain/report/cir/task";
import { closeTask } from "../../../../src/domain/task/transitions";
import { taskSchema } from "../../../../src/domain/task/task";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { parisDay } from "../../../../src/domain/time/paris";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { daysAgoAt } from "../moments";

const zooId = "sentinelle";
const authorId = "superadmin";
const cirId = "cir-autumn";

/** What three enclosures were found to be like. */
const found = [
  ["Perchoirs", "medium", "Les perchoirs du haut sont usés, deux bougent."],
  ["Abreuvement", "high", "Un seul point d’eau pour tout le groupe."],
  ["Enrichissement", "low", "Les mêmes objets depuis plusieurs semaines."],
] as const;

/** What follows from which of them, how urgent, until so many days from today, and whether it is a task. */
const advised = [
  ["Ajouter un second point d’eau", 1, "high", -4, true],
  ["Remplacer les perchoirs usés", 0, "normal", 9, true],
  ["Varier les enrichissements chaque semaine", 2, "low", 20, false],
  ["Contrôler la fixation des perchoirs", 0, "normal", 30, false],
] as const;

const tags = {
  high: "Priorité haute",
  normal: "Priorité normale",
  low: "Priorité basse",
};

/** Enclosures that lie in a sector, as many as there are findings. */
const visitedOf = (records: readonly DemoDocument[]): DemoDocument[] =>
  records
    .filter(
      ({ path, data }) =>
        /^enclosures\/[^/]+$/.test(path) &&
        data["zooId"] === zooId &&
        typeof data["linkedSectorId"] === "string",
    )
    .slice(0, found.length);

const idOf = ({ path }: DemoDocument) => path.slice(path.indexOf("/") + 1);

/** A visit of the provider, with three findings and four recommendations: two have a task, one of which is done. */
export function visitDocuments(
  records: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const today = parisDay(now);
  const visited = visitedOf(records);
  const enclosureAt = (index: number) => {
    const enclosure = visited[index];
    if (enclosure === undefined) throw new Error("too few enclosures to visit");
    return idOf(enclosure);
  };
  const findings = found.map(([subject, severity, text], index): Finding => ({
    ...{ findingId: `finding-${String(index)}`, subject, severity, text },
    enclosureId: enclosureAt(index),
  }));
  const recommendations = advised.map(
    ([text, of, priority, days, asksTask], index): Recommendation => ({
      ...{ recommendationId: `advice-${String(index)}`, text, priority },
      ...{ findingId: `finding-${String(of)}`, enclosureId: enclosureAt(of) },
      ...{ dueDate: addDays(today, days), asksTask },
    }),
  );
  const createdAt = daysAgoAt(now, 12, "17:30");
  const stamp = { createdAt, createdBy: authorId };
  const report = demoDocument(
    "cirs",
    cirId,
    {
      ...{ zooId, authorId, title: "Visite d’automne", findings },
      ...{ visitDate: addDays(today, -13), recommendations },
      participants: ["Alix Morel", "Jeanne Caradec"],
      summary:
        "La visite a porté sur **trois enclos**.\n\n- L’équipe connaît bien ses animaux.\n- L’eau est le premier point à traiter.",
    },
    stamp,
  );
  const lookup = (_: string, id: string) =>
    visited.find((one) => idOf(one) === id)?.data ?? null;
  const tasks = recommendations.flatMap((one, index) => {
    const values = taskOfRecommendation(
      { zooId, authorId },
      one,
      lookup,
      (priority) => tags[priority],
    );
    if (values === null) return [];
    const id = taskIdOfRecommendation(cirId, one.recommendationId);
    const made = demoDocument("tasks", id, values as never, stamp);
    const doneAt = daysAgoAt(now, 6, "15:20");
    const done =
      index === 0
        ? closeTask(taskSchema.parse(made.data), { uid: "keeper", now: doneAt })
        : null;
    return done === null
      ? [made]
      : [
          {
            ...made,
            data: {
              ...made.data,
              ...done,
              ...{ updatedAt: doneAt, updatedBy: "keeper" },
            },
          },
        ];
  });
  return [report, ...tasks];
}
