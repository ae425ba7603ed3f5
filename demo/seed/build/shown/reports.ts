import type { Block, FrozenFigure } from "../../../../src/domain/report/block";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { parisDay } from "../../../../src/domain/time/paris";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { daysAgoAt } from "../moments";

const zooId = "sentinelle";
/** So many species are drawn: as many as a page shows. */
const listed = 20;

const text = (blockId: string, said: string): Block => ({
  ...{ blockId, kind: "text", text: said },
});

/** How many animals of each species are here, the most first, as the records of the demonstration say. */
function inventoryOf(
  records: readonly DemoDocument[],
  frozenAt: Date,
): FrozenFigure {
  const here = records.filter(
    ({ path, data }) =>
      /^animals\/[^/]+$/.test(path) &&
      data["zooId"] === zooId &&
      data["animalState"] === null &&
      data["isArchived"] !== true,
  );
  const counts = new Map<string, number>();
  for (const { data } of here) {
    const name = String(data["specieName"] || data["specieLatinName"]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {
    ...{ kind: "inventory", question: "", drawing: "bars", versions: [] },
    head: "Espèce",
    columns: [{ label: "Individus", unit: null }],
    rows: [...counts]
      .sort(([a, one], [b, other]) => other - one || a.localeCompare(b, "fr"))
      .slice(0, listed)
      .map(([label, count]) => ({ label, values: [count], text: null })),
    note:
      counts.size > listed
        ? `Les ${String(listed)} espèces les plus nombreuses, sur ${String(counts.size)}`
        : null,
    ...{ n: here.length, counts: "animals", from: null, to: null, frozenAt },
  };
}

/** The welfare report that was approved, and the one that is being written. */
export function reportDocuments(
  records: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const today = parisDay(now);
  const inventory: Block = {
    ...{ blockId: "b2", kind: "figure", title: "Inventaire par espèce" },
    figure: inventoryOf(records, daysAgoAt(now, 12, "10:00")),
  };
  const approved = demoDocument(
    "reports",
    "report-half-year",
    {
      ...{ zooId, authorId: "admin", seriesId: "report-half-year" },
      ...{ title: "Le bien-être ces six derniers mois", class: "general" },
      ...{ from: addDays(today, -200), to: addDays(today, -20) },
      blocks: [
        text(
          "b1",
          "Ce rapport réunit ce que **l’équipe** a observé et mesuré.\n\n- Les enclos du sud ont de nouveaux abris.\n- Les enrichissements sont notés chaque semaine.",
        ),
        inventory,
        {
          ...{ blockId: "b3", kind: "table", title: "Ce qui a été décidé" },
          rows: [
            { cells: ["Sujet", "Décision"] },
            { cells: ["Volière", "Renouveler les perchoirs"] },
            { cells: ["Bassin", "Doubler la cascade en été"] },
          ],
        },
        text("b4", "Le prochain rapport paraîtra dans six mois."),
      ],
      ...{ inReview: true, approvedBy: "admin" },
      approvedAt: daysAgoAt(now, 10, "16:30"),
      comments: {
        "comment-1": {
          ...{ authorId: "manager", blockId: "b2", resolved: true },
          text: "Les naissances d’octobre y sont-elles ?",
          at: daysAgoAt(now, 11, "09:15"),
        },
      },
    },
    {
      ...{ createdAt: daysAgoAt(now, 14, "09:00"), createdBy: "admin" },
      ...{ updatedAt: daysAgoAt(now, 10, "16:30"), updatedBy: "admin" },
    },
  );
  const draft = demoDocument(
    "reports",
    "report-draft",
    {
      ...{ zooId, authorId: "admin", seriesId: "report-draft" },
      ...{ title: "Bilan de l’hiver", class: "general" },
      ...{ from: addDays(today, -30), to: today },
      blocks: [text("b1", "À rédiger avec les responsables de secteur.")],
    },
    { createdAt: daysAgoAt(now, 2, "11:00"), createdBy: "admin" },
  );
  return [approved, draft];
}
