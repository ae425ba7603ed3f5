import type { AskedOf } from "@domain/export/asked";
import type { Alert } from "@domain/measures/alerts/alert";
import { alertLevelOf } from "@domain/measures/alerts/alert";
import { alertsOfPeriodQueries } from "@domain/measures/alerts/alert-queries";
import { causeGroupOf } from "@domain/measures/alerts/register/register";
import { isAlertText } from "@domain/measures/alerts/told";
import { symbolOf } from "@domain/measures/parameters/units";
import { fullName } from "@domain/person/user";
import { addDays } from "@domain/time/calendar-day";
import { fieldOfInstant } from "@domain/time/date-field";
import { startOfDay } from "@domain/time/paris";
import { namesOf } from "../names";
import { atOnce, countOf, readableBy } from "../read";
import type { Cell } from "../write/cells";
import type { Asking, Table } from "./exporter";

const columns = [
  ...["since", "type", "cause", "what", "where", "sector"],
  ...["level", "likelihood", "severity", "owner", "due"],
  ...["status", "reason"],
] as const;

/** An instant as the clock in Paris shows it, to the minute. */
const moment = (instant: Date | null): string =>
  fieldOfInstant(instant)?.slice(0, 16) ?? "";

const subjectsOf = (alerts: readonly Alert[], kind: Alert["subject"]["kind"]) =>
  alerts.flatMap(({ subject }) => (subject.kind === kind ? [subject.id] : []));

/** Names of parameters, with their units, by either kind of them. */
function parameterNames({ say }: Pick<Asking, "say">) {
  const nameOf = (one: { builtIn: string | null; name: string }) =>
    one.builtIn === null ? one.name : say(`measures.builtIn.${one.builtIn}`);
  const lists = (["environmentalParameters", "healthParameters"] as const).map(
    (collection) => ({
      names: namesOf(collection, nameOf),
      units: namesOf(collection, ({ unit }) => symbolOf(unit)),
    }),
  );
  const first = (found: string[]) => found.find((one) => one !== "") ?? "";
  return {
    async learn(ids: readonly string[]) {
      for (const { names, units } of lists) {
        await names.learn(ids);
        await units.learn(ids);
      }
    },
    of: (id: string) =>
      first(lists.map(({ names }) => names.of(id))) ||
      say("measures.fields.parameter"),
    unitOf: (id: string) => first(lists.map(({ units }) => units.of(id))),
  };
}

/** How an alert is told, its values as they are kept. */
function whatOf(
  { textKey, text, values }: Alert,
  parameters: ReturnType<typeof parameterNames>,
  { say }: Pick<Asking, "say">,
): string {
  const id = String(values["parameterId"] ?? "");
  const unit = parameters.unitOf(id);
  const told = (value: string | number | undefined) =>
    value === undefined ? "" : `${String(value)} ${unit}`.trim();
  const { share, value, min, max } = values;
  return say(
    `measures.alerts.texts.${isAlertText(textKey) ? textKey : "unknown"}`,
    {
      ...Object.fromEntries(
        Object.entries(values).map(([name, one]) => [name, String(one)]),
      ),
      parameter: parameters.of(id),
      text: text ?? "",
      value: told(value),
      limit: told(textKey === "limitsBelow" ? min : max),
      share:
        typeof share === "number"
          ? `${String(Math.round(share * 1000) / 10)} %`
          : "",
    },
  );
}

const statusOf = ({ status, closedAt }: Alert) => {
  if (status === "acknowledged") return "acknowledged";
  return closedAt === null ? "goingOn" : "over";
};

/** The register of alerts that began in a period, the latest first, as far as whoever asks reads them. */
export function alertsTable(
  asking: Asking,
  { period }: AskedOf<"alerts">,
): Table {
  const { session, say } = asking;
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
  const parameters = parameterNames(asking);
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
    since: moment(alert.openedAt),
    type: say(`measures.alerts.types.${alert.type}`),
    cause: say(`measures.alerts.causes.${causeGroupOf(alert)}`),
    what: whatOf(alert, parameters, asking),
    where: whereOf(alert),
    sector: alert.sectorIds.map(sectors.of).join(", "),
    level: say(`measures.alerts.levels.${alertLevelOf(alert)}`),
    likelihood: alert.likelihood,
    severity: alert.severity,
    owner: people.of(alert.owner),
    due: moment(alert.due),
    status: say(`measures.alerts.states.${statusOf(alert)}`),
    reason: [
      people.of(alert.acknowledgedBy),
      moment(alert.acknowledgedAt),
      alert.reason,
    ]
      .filter(Boolean)
      .join(", "),
  });
  return {
    header: columns.map((column) => say(`measures.alerts.fields.${column}`)),
    total: () => countOf(queries),
    async *pages() {
      for await (const { records, looked } of readableBy(session, queries)) {
        await learn(records);
        yield {
          rows: records.map((one) => {
            const row = rowOf(one);
            return columns.map((column) => row[column]);
          }),
          looked,
          ofHealth: records.some((one) => one.class === "health"),
        };
      }
    },
  };
}
