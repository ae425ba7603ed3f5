import type { AskedOf } from "@domain/export/asked";
import type { Alert } from "@domain/measures/alerts/alert";
import { alertLevelOf, isGoingOn } from "@domain/measures/alerts/alert";
import { alertsOfPeriodQueries } from "@domain/measures/alerts/alert-queries";
import { causeGroupOf } from "@domain/measures/alerts/register/causes";
import {
  isBesideCell,
  isInCell,
} from "@domain/measures/alerts/register/register";
import { isAlertText } from "@domain/measures/alerts/told";
import { fullName } from "@domain/person/user";
import { addDays } from "@domain/time/calendar-day";
import { minuteOfInstant } from "@domain/time/date-field";
import { startOfDay } from "@domain/time/paris";
import { namesOf } from "../names";
import { parametersOf } from "../told/parameters";
import { atOnce, countOf, readableBy } from "../read";
import type { Cell } from "../write/cells";
import type { Asking, Table } from "./exporter";

const columns = [
  ...["since", "type", "cause", "what", "where", "sector"],
  ...["level", "likelihood", "severity", "owner", "due"],
  ...["status", "reason"],
] as const;

const subjectsOf = (alerts: readonly Alert[], kind: Alert["subject"]["kind"]) =>
  alerts.flatMap(({ subject }) => (subject.kind === kind ? [subject.id] : []));

/** How an alert is told. */
function whatOf(
  { textKey, text, values }: Alert,
  parameters: ReturnType<typeof parametersOf>,
  { say, language }: Pick<Asking, "say" | "language">,
): string {
  const number = (value: number, more: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, more).format(value);
  const { name, unit } = parameters.of(String(values["parameterId"] ?? ""));
  const told = (value: string | number | undefined) =>
    typeof value === "number"
      ? `${number(value, { maximumFractionDigits: 4 })} ${unit}`.trim()
      : "";
  const { share, value, min, max } = values;
  return say(
    `measures.alerts.texts.${isAlertText(textKey) ? textKey : "unknown"}`,
    {
      ...Object.fromEntries(
        Object.entries(values).map(([key, one]) => [key, String(one)]),
      ),
      parameter: name,
      text: text ?? "",
      value: told(value),
      limit: told(textKey === "limitsBelow" ? min : max),
      share:
        typeof share === "number"
          ? number(share, { style: "percent", maximumFractionDigits: 1 })
          : "",
    },
  );
}

const statusOf = ({ status, closedAt }: Alert) => {
  if (status === "acknowledged") return "acknowledged";
  return closedAt === null ? "goingOn" : "over";
};

/** The register of alerts that began in a period, narrowed as it was on its page, the latest first, as far as whoever asks reads them. */
export function alertsTable(
  asking: Asking,
  { period, narrowed }: AskedOf<"alerts">,
): Table {
  const { session, say, now } = asking;
  const isWanted = (alert: Alert): boolean =>
    narrowed === null ||
    ((narrowed.which !== "active" || alert.status === "active") &&
      (narrowed.which !== "goingOn" || isGoingOn(alert)) &&
      isBesideCell(
        alert,
        { ...narrowed, since: null },
        { uid: session.uid, now },
      ) &&
      isInCell(alert, narrowed));
  const queries = alertsOfPeriodQueries(
    session,
    startOfDay(period.since),
    startOfDay(addDays(period.until, 1)),
    atOnce,
  );
  const sectors = namesOf("sectors", (one) => one.sectorName);
  const people = namesOf("users", fullName);
  const places = {
    animal: namesOf("animals", (one) => one.animalName),
    group: namesOf("groups", (one) => one.groupName),
    enclosure: namesOf("enclosures", (one) => one.enclosureName),
  };
  const parameters = parametersOf(say);
  const whereOf = ({ subject: { kind, id }, values }: Alert): string => {
    const place = kind in places ? places[kind as keyof typeof places] : null;
    const parts = [place?.of(id) ?? "", String(values["area"] ?? "")];
    return parts.filter((part) => part !== "").join(", ");
  };
  const learn = async (alerts: readonly Alert[]) => {
    await sectors.learn(alerts.flatMap(({ sectorIds }) => sectorIds));
    for (const [kind, names] of Object.entries(places))
      await names.learn(subjectsOf(alerts, kind as keyof typeof places));
    await people.learn(
      alerts.flatMap(({ owner, acknowledgedBy }) => [owner, acknowledgedBy]),
    );
    await parameters.learn(
      alerts
        .map(({ values }) => String(values["parameterId"] ?? ""))
        .filter(Boolean),
    );
  };
  const rowOf = (alert: Alert): Record<(typeof columns)[number], Cell> => ({
    since: minuteOfInstant(alert.openedAt),
    type: say(`measures.alerts.types.${alert.type}`),
    cause: say(`measures.alerts.causes.${causeGroupOf(alert)}`),
    what: whatOf(alert, parameters, asking),
    where: whereOf(alert),
    sector: alert.sectorIds.map(sectors.of).join(", "),
    level: say(`measures.alerts.levels.${alertLevelOf(alert)}`),
    likelihood: alert.likelihood,
    severity: alert.severity,
    owner: people.of(alert.owner),
    due: minuteOfInstant(alert.due),
    status: say(`measures.alerts.states.${statusOf(alert)}`),
    reason: [
      people.of(alert.acknowledgedBy),
      minuteOfInstant(alert.acknowledgedAt),
      alert.reason,
    ]
      .filter(Boolean)
      .join(", "),
  });
  return {
    header: columns.map((column) => say(`measures.alerts.fields.${column}`)),
    total: () => countOf(queries),
    async *pages() {
      for await (const page of readableBy(session, queries)) {
        const records = page.records.filter(isWanted);
        await learn(records);
        yield {
          rows: records.map((one) => {
            const row = rowOf(one);
            return columns.map((column) => row[column]);
          }),
          looked: page.looked,
          ofHealth: records.some((one) => one.class === "health"),
        };
      }
    },
  };
}
