import { demoSectors } from "../../../data/sectors";
import type { Alert } from "../../../../src/domain/measures/alerts/alert";
import { alertId, usualOf } from "../../../../src/domain/measures/alerts/alert";
import type { Cause } from "../../../../src/domain/measures/alerts/told";
import { systemAuthor } from "../../../../src/domain/task/task";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";

/** What the zone that an alert is about is called. */
function zoneOf({ id, areaId }: Alert["subject"]): { area?: string } {
  const area = demoSectors
    .flatMap(({ enclosures }) => enclosures)
    .find((one) => one.id === id)
    ?.zones.find((one) => one.areaId === areaId);
  return area === undefined ? {} : { area: area.areaName };
}

/** An alert of this cause as functions raise it, and what became of it since. */
export function alertDocument(
  { id, kind, foundBy, text, ...told }: Cause,
  since: Date,
  became: Partial<Alert> = {},
): DemoDocument {
  return demoDocument(
    "alerts",
    alertId(id, since),
    {
      ...told,
      ...usualOf[kind],
      values: { ...told.values, ...zoneOf(told.subject) },
      source: { kind, id: foundBy },
      textKey: text,
      openedAt: since,
      ...became,
    },
    {
      createdAt: since,
      createdBy: systemAuthor,
      updatedAt: became.acknowledgedAt ?? became.closedAt ?? since,
    },
  );
}
