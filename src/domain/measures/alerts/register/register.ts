import type { Alert, AlertLevel } from "../alert";
import { alertLevelOf, degrees } from "../alert";
import type { CauseKind } from "./causes";
import { isRaisedBy } from "./causes";
import type { CalendarDay } from "../../../time/calendar-day";
import { startOfDay } from "../../../time/paris";
import { isOverdue } from "./assess";

/** What a register of alerts is narrowed to; null and false narrow nothing. */
export interface RegisterFilters {
  type: Alert["type"] | null;
  /** What raised them. */
  kind: CauseKind | null;
  level: AlertLevel | null;
  /** Those that are the person's own to see to. */
  mine: boolean;
  /** Those whose due date has passed. */
  late: boolean;
  sectorId: string | null;
  /** Those that began on this day in Paris or later. */
  since: CalendarDay | null;
  likelihood: number | null;
  severity: number | null;
  /** The one that somebody was led to. */
  alertId: string | null;
}

/** Who looks, and when. */
interface Looking {
  uid: string;
  now: Date;
}

/** Whether all that narrows is said of an alert, the cell of the matrix left out. */
export const isBesideCell = (
  alert: Alert,
  { type, kind, level, mine, late, sectorId, since, alertId }: RegisterFilters,
  { uid, now }: Looking,
): boolean =>
  (type === null || alert.type === type) &&
  (kind === null || isRaisedBy(alert, kind)) &&
  (level === null || alertLevelOf(alert) === level) &&
  (!mine || alert.owner === uid) &&
  (!late || isOverdue(alert, now)) &&
  (sectorId === null || alert.sectorIds.includes(sectorId)) &&
  (since === null || alert.openedAt >= startOfDay(since)) &&
  (alertId === null || alert.alertId === alertId);

/** Whether an alert lies in the cell of the matrix that is chosen; in any where none is. */
export const isInCell = (
  alert: Pick<Alert, "likelihood" | "severity">,
  { likelihood, severity }: Pick<RegisterFilters, "likelihood" | "severity">,
): boolean =>
  (likelihood === null || alert.likelihood === likelihood) &&
  (severity === null || alert.severity === severity);

/** Whether an alert is listed where a register is narrowed so. */
export const isListed = (
  alert: Alert,
  filters: RegisterFilters,
  looking: Looking,
): boolean => isBesideCell(alert, filters, looking) && isInCell(alert, filters);

/** How many alerts are so likely to mean so much harm. */
export interface RiskCell {
  likelihood: number;
  severity: number;
  count: number;
}

/** The matrix of these alerts: a row for each likelihood, the highest first, of a cell for each severity, the lowest first. Without alerts every count is 0. */
export function riskMatrix(
  alerts: readonly Pick<Alert, "likelihood" | "severity">[],
): RiskCell[][] {
  const counts = new Map<string, number>();
  for (const { likelihood, severity } of alerts) {
    const key = `${String(likelihood)}/${String(severity)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return degrees.toReversed().map((likelihood) =>
    degrees.map((severity) => ({
      likelihood,
      severity,
      count: counts.get(`${String(likelihood)}/${String(severity)}`) ?? 0,
    })),
  );
}
