import { movedTo } from "@domain/enrichment/calendar/on-day";
import type { PlanPlaces } from "@domain/enrichment/calendar/places";
import type { Slot } from "@domain/enrichment/calendar/plan";
import type { PlanForm } from "@domain/enrichment/calendar/plan-form";
import { idOfUse } from "@domain/enrichment/use";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Operation } from "../../../data/write";
import { batch, newId, patch } from "../../../data/write";
import type { SessionRow } from "./use-calendar";

interface Planned {
  zooId: string;
  form: PlanForm;
  slots: readonly Slot[];
  places: PlanPlaces;
  /** The objects of which the establishment has had nothing yet. */
  unused: readonly string[];
  /** What the outbox calls it. */
  name: string;
}

/** Plans every object at every time, all or nothing; what comes back is one series. */
export function planSessions(plan: Planned): Promise<Outcome> {
  const { zooId, form, slots, places, unused, name } = plan;
  const { enrichmentIds, quantity, goalIds, asksTask } = form;
  const uses: Operation[] = unused.map((enrichmentId) => ({
    kind: "create",
    collection: "enrichmentUses",
    id: idOfUse(zooId, enrichmentId),
    values: { zooId, enrichmentId },
  }));
  const seriesId = slots.length > 1 ? newId() : null;
  const sessions = slots.flatMap((slot) =>
    enrichmentIds.map((enrichmentId): Operation => ({
      kind: "create",
      collection: "enrichmentSessions",
      id: newId(),
      values: {
        zooId,
        enrichmentId,
        useId: idOfUse(zooId, enrichmentId),
        ...places,
        ...slot,
        quantity,
        goalIds,
        asksTask,
        seriesId,
      },
    })),
  );
  const about = { kind: "enrichment.plan", name };
  return outcomeOf(batch([...uses, ...sessions], about));
}

/** A plan at other times: looked at again as if it were new. */
export function moveSession(
  row: SessionRow,
  slot: Slot,
  name: string,
): Promise<Outcome> {
  const { useId, enclosureIds, animalIds } = row.data;
  const changes = { ...slot, useId, enclosureIds, animalIds };
  const about = { kind: "enrichment.move", name };
  return outcomeOf(patch("enrichmentSessions", row.id, changes, about, row));
}

/** The same, to begin at an instant and to last as long. */
export const moveSessionTo = (row: SessionRow, begin: Date, name: string) =>
  moveSession(row, movedTo(row.data, begin), name);

/** Takes what is still planned of a series off the calendar, all or nothing. */
export function removeSeries(
  rows: readonly SessionRow[],
  name: string,
): Promise<Outcome> {
  const operations = rows.map((row): Operation => ({
    kind: "patch",
    collection: "enrichmentSessions",
    id: row.id,
    values: { isDeleted: true },
    base: row,
  }));
  return outcomeOf(batch(operations, { kind: "enrichment.unplan", name }));
}

/** Takes a session off the calendar. */
export function removeSession(row: SessionRow, name: string): Promise<Outcome> {
  const about = { kind: "enrichment.unplan", name };
  const changes = { isDeleted: true };
  return outcomeOf(patch("enrichmentSessions", row.id, changes, about, row));
}
