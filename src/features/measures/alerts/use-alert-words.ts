import type { Alert } from "@domain/measures/alerts/alert";
import { isAlertText } from "@domain/measures/alerts/told";
import { symbolOf } from "@domain/measures/parameters/units";
import { isCalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { comingName, useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { useParameters } from "../parameters/use-parameters";
import { useParameterWords } from "../parameters/use-parameter-words";

export interface AlertWords {
  /** What it tells. */
  whatOf: (alert: Alert) => string;
  /** Where or of whom that is; "" of what is nowhere in particular. */
  whereOf: (alert: Alert) => string;
}

/** How alerts are told. */
export function useAlertWords(): AlertWords {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const enclosures = useDirectory("enclosures", zooId);
  const animals = useDirectory("animals", zooId);
  const groups = useDirectory("groups", zooId);
  const sectors = useDirectory("sectors", zooId);
  const lists = [useParameters("environment"), useParameters("health")];
  const isComing = lists.some(({ state }) => state === "loading");
  const { nameOf } = useParameterWords();
  const parameters = new Map(
    lists.flatMap((live) =>
      live.state === "data"
        ? live.data.rows.map(({ id, data }) => [id, data] as const)
        : [],
    ),
  );
  const whatOf = ({ textKey, text, values }: Alert) => {
    const { parameterId, value, min, max, source = "", feed = "" } = values;
    const { share, days = "", campaign = "" } = values;
    const dayOf = (day: string | number | undefined) =>
      typeof day === "string" && isCalendarDay(day)
        ? format.date(startOfDay(day))
        : "";
    const countOf = (count: string | number | undefined) =>
      typeof count === "number" ? format.number(count) : "";
    // Without its unit a value would say something else.
    if (typeof parameterId === "string" && isComing) return comingName;
    const known = parameters.get(String(parameterId ?? ""));
    const symbol = symbolOf(known?.unit ?? null);
    const told = (number: string | number | undefined) =>
      typeof number === "number"
        ? `${format.number(number, { maximumFractionDigits: 4 })}${symbol === "" ? "" : `\u00a0${symbol}`}`
        : "";
    const parameter =
      known === undefined ? t("measures.fields.parameter") : nameOf(known);
    return t(
      isAlertText(textKey)
        ? `measures.alerts.texts.${textKey}`
        : "measures.alerts.texts.unknown",
      {
        parameter,
        text: text ?? "",
        value: told(value),
        limit: told(textKey === "limitsBelow" ? min : max),
        source,
        feed,
        share:
          typeof share === "number"
            ? format.number(share, {
                style: "percent",
                maximumFractionDigits: 1,
              })
            : "",
        days,
        campaign,
        missing: countOf(values["missing"]),
        of: countOf(values["of"]),
        from: dayOf(values["from"]),
        to: dayOf(values["to"]),
      },
    );
  };
  return {
    whatOf,
    whereOf: ({ subject, sectorIds, values: { area } }) => {
      if (subject.kind === "animal") return animals.of(subject.id)?.name ?? "";
      if (subject.kind === "group") return groups.of(subject.id)?.name ?? "";
      if (subject.kind === "sector" || subject.kind === "task")
        return sectors.of(sectorIds[0] ?? "")?.name ?? "";
      return subject.kind === "enclosure"
        ? [enclosures.of(subject.id)?.name, area]
            .filter((name) => name !== undefined && name !== "")
            .join(" · ")
        : "";
    },
  };
}
