import { alertLevelOf, riskOf } from "@domain/measures/alerts/alert";
import { fullName } from "@domain/person/user";
import { Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashedCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { usePeople } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";
import { TreatedSince } from "./treated-since";

type AlertRow = Row<"alerts">;

/** Whether it goes on, is over, or somebody has seen to it. */
export function State({ row: { data } }: { row: AlertRow }) {
  const { t } = useTranslation();
  if (data.status === "acknowledged")
    return (
      <StatusBadge
        color="gray"
        icon={IconCircleCheck}
        label={t("measures.alerts.states.acknowledged")}
      />
    );
  return data.closedAt === null ? (
    <StatusBadge
      color="orange"
      icon={IconAlertTriangle}
      label={t("measures.alerts.states.goingOn")}
    />
  ) : (
    <StatusBadge
      color="blue"
      icon={IconCircleDashedCheck}
      label={t("measures.alerts.states.over")}
    />
  );
}

interface LevelProps {
  row: AlertRow;
  folded: boolean;
}

/** How grave it is; what is grave stands out. */
export function Level({ row: { data }, folded }: LevelProps) {
  const { t } = useTranslation();
  const level = alertLevelOf(data);
  const word = t(`measures.alerts.levels.${level}`);
  const isGrave = level === "high" || level === "critical";
  return (
    <Text component="span" inherit fw={isGrave ? 600 : 400}>
      {folded ? t("measures.alerts.levelIs", { level: word }) : word}
      {` ${[data.likelihood, "×", data.severity, "=", riskOf(data)].join("\u00a0")}`}
    </Text>
  );
}

/** What somebody wrote is read to its end. */
export const whole = {
  whiteSpace: "normal",
  overflowWrap: "anywhere",
} as const;

/** When it ended, who has seen to it and why, and what was prescribed since. */
export function Course({ row: { data } }: { row: AlertRow }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const format = useFormat();
  const now = useNow();
  const people = usePeople(zooId);
  const { closedAt, acknowledgedBy, acknowledgedAt, reason } = data;
  const person = people.of(acknowledgedBy);
  return (
    <>
      {closedAt !== null && (
        <Text component="span" display="block" size="sm" style={whole}>
          {t("measures.alerts.overAt", { at: format.moment(closedAt, now) })}
        </Text>
      )}
      {acknowledgedAt !== null && (
        <Text component="span" display="block" size="sm" style={whole}>
          {t("measures.alerts.seenBy", {
            name: person === undefined ? "—" : fullName(person),
            at: format.moment(acknowledgedAt, now),
            reason: reason ?? "",
          })}
        </Text>
      )}
      <TreatedSince alert={data} />
    </>
  );
}
