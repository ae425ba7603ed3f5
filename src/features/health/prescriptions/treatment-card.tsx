import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { Card, Group, Stack, Text } from "@mantine/core";
import {
  IconArchive,
  IconPencil,
  IconPill,
  IconPlayerStop,
  IconRepeat,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { withTexts } from "../../../lib/i18n/i18n";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import { fetched } from "../../../ui/state/fetched";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { AdherenceLine } from "../doses/adherence-line";
import { WeightLine } from "../doses/weight-line";
import { usePersonName } from "../use-person-name";
import { useTreatmentWords } from "./use-treatment-words";

const CustomWords = fetched(
  withTexts(["tasks.schedule"], () =>
    import("./custom-words").then((found) => found.CustomWords),
  ),
);

type PrescriptionRow = Row<"prescriptions">;

interface TreatmentCardProps {
  row: PrescriptionRow;
  mayEnd: boolean;
  onChange: (row: PrescriptionRow) => void;
  onEnd: (row: PrescriptionRow) => void;
  /** null: it cannot be prescribed again. */
  onRenew: ((row: PrescriptionRow) => void) | null;
}

/** A treatment: what, how much, how often, until when, why and by whom. */
export function TreatmentCard({
  row,
  mayEnd,
  onChange,
  onEnd,
  onRenew,
}: TreatmentCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePersonName();
  const { moleculeOf, doseOf, rhythmOf } = useTreatmentWords();
  const { data, pending } = row;
  const dayOf = (day: CalendarDay) => format.date(startOfDay(day));
  const isCurrent = data.status === "current";
  const items = [
    ...(isCurrent && mayEnd
      ? [
          {
            id: "change",
            label: t("health.actions.change"),
            icon: IconPencil,
            onPick: () => onChange(row),
          },
          {
            id: "end",
            label: t("health.actions.end"),
            icon: IconPlayerStop,
            onPick: () => onEnd(row),
          },
        ]
      : []),
    ...(onRenew === null
      ? []
      : [
          {
            id: "renew",
            label: t("health.actions.renew"),
            icon: IconRepeat,
            onPick: () => onRenew(row),
          },
        ]),
  ];
  const name = moleculeOf(data);
  return (
    <Card component="article" aria-label={name} withBorder>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={4}>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            <StatusBadge
              color={isCurrent ? "green" : "gray"}
              icon={isCurrent ? IconPill : IconArchive}
              label={t(`health.status.${data.status}`)}
              size="sm"
            />
            {data.revision > 1 && (
              <Text size="sm" c="dimmed">
                {t("health.treatments.revision", { number: data.revision })}
              </Text>
            )}
            {pending && <PendingBadge />}
          </Group>
          <Text size="sm">{doseOf(data)}</Text>
          <Text size="sm">{rhythmOf(data)}</Text>
          {data.frequency === "custom" && <CustomWords rhythm={data} />}
          <Text size="sm">
            {t("health.treatments.span", {
              from: dayOf(data.startDate),
              until: dayOf(data.actualEndDate ?? data.endDate),
            })}
          </Text>
          <Text size="sm" c="dimmed">
            {[data.treatmentReason, nameOf(data.prescriberId)]
              .filter((part) => part !== "")
              .join(" · ")}
          </Text>
          {data.posology !== null && <Text size="sm">{data.posology}</Text>}
          {data.revisions.map((earlier) => (
            <Text key={earlier.revision} size="sm" c="dimmed">
              {t("health.treatments.earlier", {
                moment: format.dateTime(earlier.until),
                what: [doseOf(earlier), rhythmOf(earlier)].join(" · "),
              })}
            </Text>
          ))}
          {!isCurrent && (
            <Text size="sm">
              {[
                data.endReason === null
                  ? t("health.treatments.completed")
                  : t(`health.endReasons.${data.endReason}`),
                data.endNote,
              ]
                .filter((part) => part !== null)
                .join(" · ")}
            </Text>
          )}
          {isCurrent && <WeightLine dosing={row.data} />}
          <AdherenceLine row={row} />
        </Stack>
        <MoreMenu about={name} items={items} />
      </Group>
    </Card>
  );
}
