import type { Block, FrozenFigure } from "@domain/report/block";
import type { Cir } from "@domain/report/cir/cir";
import { cirSchema } from "@domain/report/cir/cir";
import type { Report } from "@domain/report/report";
import { reportSchema } from "@domain/report/report";
import { classOf } from "@domain/report/state";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { zooA } from "./ids";

const day = (text: string) => calendarDaySchema.parse(text);

/** How many animals of two species there were. */
export const aFrozenFigure = (
  figure: Partial<FrozenFigure> = {},
): FrozenFigure => ({
  kind: "inventory",
  question: "",
  drawing: "bars",
  head: "Espèce",
  columns: [{ label: "Individus", unit: null }],
  rows: [
    { label: "Maki catta", values: [6], text: null },
    { label: "Grivet", values: [4], text: null },
  ],
  note: null,
  n: 10,
  counts: "animals",
  from: null,
  to: null,
  versions: [],
  frozenAt: new Date("2026-11-20T09:00:00Z"),
  ...figure,
});

export const aText = (text = "Tout va bien.", blockId = "b1"): Block => ({
  blockId,
  kind: "text",
  text,
});

export const aFigureBlock = (
  figure: Partial<FrozenFigure> = {},
  blockId = "b2",
): Block => ({
  blockId,
  kind: "figure",
  title: "Inventaire",
  figure: aFrozenFigure(figure),
});

/** A report of "author", being worked on; what it derives follows from what is given. */
export function aReport(report: Partial<Report> = {}): Report {
  const reportId = report.reportId ?? "report-1";
  const blocks = report.blocks ?? [aText(), aFigureBlock()];
  return reportSchema.parse({
    zooId: zooA,
    seriesId: reportId,
    authorId: "author",
    title: "Le bien-être en 2026",
    from: day("2026-01-01"),
    to: day("2026-06-30"),
    ...report,
    ...{ reportId, blocks, class: classOf(blocks) },
  });
}

/** The same, with a figure that tells of an animal's health. */
export const aHealthReport = (report: Partial<Report> = {}): Report =>
  aReport({
    reportId: "report-health",
    blocks: [aFigureBlock({ kind: "animalMeasure", counts: "values" })],
    ...report,
  });

/** A visit with a finding, and what follows from it. */
export const aCir = (cir: Partial<Cir> = {}): Cir =>
  cirSchema.parse({
    zooId: zooA,
    cirId: "cir-1",
    authorId: "provider",
    title: "Visite de novembre",
    visitDate: day("2026-11-05"),
    participants: ["Alix Morel"],
    findings: [
      {
        findingId: "f1",
        subject: "Volière",
        severity: "medium",
        text: "Les perchoirs sont usés.",
      },
    ],
    recommendations: [
      {
        recommendationId: "rec1",
        findingId: "f1",
        enclosureId: "enclosure-1",
        text: "Remplacer les perchoirs",
        priority: "high",
        dueDate: day("2026-12-15"),
      },
    ],
    ...cir,
  });
