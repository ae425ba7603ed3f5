import type { Values } from "../../record/types";
import { seriesKey } from "../buckets/keys";
import type { Feed } from "../ingest/source";
import type { Limits } from "../parameters/limits";
import { markOf } from "../parameters/limits";
import type { AnimalSeries } from "../values/of-series";
import type { Series } from "../values/value-queries";
import type { Alert, AlertCause } from "./alert";
import { causeId, usualOf } from "./alert";

/** What an alert tells, apart from when: of limits, of a silent source or feed, of a stuck one, of a slow loss, of doses, of campaigns, of late tasks, of permits, of findings and recommendations whose day has passed, and what a person says. */
export const alertTexts = [
  "limitsBelow",
  "limitsAbove",
  "silentSource",
  "silentFeed",
  "stuck",
  "slowLoss",
  "doseTwice",
  "doseMissed",
  "campaignBehind",
  "campaignBehindFocal",
  "campaignBehindScan",
  "criticalAnswer",
  "hand",
  "lateTask",
  "permitOver",
  "retestDue",
  "recommendationLate",
] as const;
export type AlertText = (typeof alertTexts)[number];

/** Whether an alert's text is one of these, and none of a later version. */
export const isAlertText = (key: string): key is AlertText =>
  alertTexts.some((text) => text === key);

/** A cause that alerts are raised of: the same while what is wrong is the same. */
export interface Cause extends Pick<
  Alert,
  "zooId" | "class" | "subject" | "sectorIds" | "values"
> {
  kind: AlertCause;
  /** What alerts of it are called by (`alertId`). */
  id: string;
  /** Who found it: a parameter's limits, a source, a treatment, or a campaign. */
  foundBy: string;
  text: AlertText;
}

const placeOf = ({
  enclosureId,
  areaId,
}: Pick<Series, "enclosureId" | "areaId">): Alert["subject"] => ({
  kind: "enclosure",
  id: enclosureId,
  areaId,
});

const given = (values: Record<string, number | string | null>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );

/** The cause of a value outside the limits of its place; `value` is the first that was. */
export const limitsCause = (
  { zooId, enclosureId, areaId, parameterId }: Series,
  { min, max }: Limits,
  value: number,
  sectorIds: string[],
): Cause => ({
  kind: "limits",
  id: causeId("limits", enclosureId, seriesKey(parameterId, areaId)),
  foundBy: parameterId,
  zooId,
  class: "general",
  subject: placeOf({ enclosureId, areaId }),
  sectorIds,
  text: markOf(value, { min, max }) === "below" ? "limitsBelow" : "limitsAbove",
  values: given({ parameterId, value, min, max }),
});

/** The same of an animal's value: a matter of health. */
export const healthLimitsCause = (
  { zooId, animalId, parameterId }: AnimalSeries,
  { min, max }: Limits,
  value: number,
  sectorIds: string[],
): Cause => ({
  kind: "limits",
  id: causeId("limits", animalId, parameterId),
  foundBy: parameterId,
  zooId,
  class: "health",
  subject: { kind: "animal", id: animalId, areaId: null },
  sectorIds,
  text: markOf(value, { min, max }) === "below" ? "limitsBelow" : "limitsAbove",
  values: given({ parameterId, value, min, max }),
});

/** A source, as far as its alerts tell of it. */
export interface Told {
  zooId: string;
  sourceId: string;
  name: string;
}

/** The cause of a source that says nothing at all. */
export const silentSourceCause = (
  { zooId, sourceId, name }: Told,
  sectorIds: string[],
): Cause => ({
  kind: "silence",
  id: causeId("silence", sourceId, "all"),
  foundBy: sourceId,
  zooId,
  class: "general",
  subject: { kind: "source", id: sourceId, areaId: null },
  sectorIds,
  text: "silentSource",
  values: { source: name },
});

/** The cause of one feed of a source that says nothing, or the same all the time: it is of the place it measures. */
export const feedCause = (
  { zooId, sourceId, name }: Told,
  kind: "silence" | "stuck",
  { feed, parameterId, enclosureId, areaId }: Feed,
  sectorIds: string[],
): Cause => ({
  kind,
  // No feed's name holds what stands after it.
  id: causeId(kind, sourceId, `${feed}~${seriesKey(parameterId, areaId)}`),
  foundBy: sourceId,
  zooId,
  class: "general",
  subject: placeOf({ enclosureId, areaId }),
  sectorIds,
  text: kind === "silence" ? "silentFeed" : "stuck",
  values: { source: name, feed, parameterId },
});

/** The fields of an alert of this cause whose episode began at `since`; `closedAt` null: it goes on. */
export const alertOf = (
  { zooId, kind, foundBy, class: of, subject, sectorIds, text, values }: Cause,
  since: Date,
  closedAt: Date | null,
): Values => ({
  zooId,
  class: of,
  subject,
  sectorIds,
  source: { kind, id: foundBy },
  textKey: text,
  values,
  ...usualOf[kind],
  openedAt: since,
  closedAt,
});
