import { doseAlerts, inTreatment, outsideRange } from "@domain/health/care";
import { prescriptionsOfSectorQuery } from "@domain/health/prescriptions/prescription-queries";
import type { Alert } from "@domain/measures/alerts/alert";
import { canAcknowledge } from "@domain/measures/alerts/alert";
import {
  healthAlertsQueries,
  healthGoingOnQueries,
} from "@domain/measures/alerts/alert-queries";
import type { CauseKind } from "@domain/measures/alerts/register/causes";
import { causeGroupOf } from "@domain/measures/alerts/register/causes";
import { href } from "@domain/pages";
import { startOfDay } from "@domain/time/paris";
import { Button, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { ComingName } from "../../../ui/display/coming-name";
import { TextLink } from "../../../ui/display/text-link";
import { QueryState } from "../../../ui/state/query-state";
import { useTreatmentWords } from "../prescriptions/use-treatment-words";

/** So many alerts are read; the register has them all. */
const alertsMost = 50;
/** What the register is narrowed to for those who are outside. */
const outsideKind: CauseKind = "animalRange";
/** So many animals are named before all are asked for. */
const namedMost = 6;

export interface CareProps {
  sectorIds: readonly string[];
}

/** Who is outside their range, whose doses were missed, who is being treated. */
export function CareLists({ sectorIds }: CareProps) {
  return (
    <Stack gap="lg">
      <Outside />
      <Doses />
      <Treated sectorIds={sectorIds} />
    </Stack>
  );
}

interface Line {
  animalId: string;
  to: string;
  said: string;
}

/** Animals with what is said of each; where they are many, the first until all are asked for. */
function Animals({ title, lines }: { title: ReactNode; lines: Line[] }) {
  const { t } = useTranslation();
  const id = useId();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const [all, showAll] = useState(false);
  const shown = all ? lines : lines.slice(0, namedMost);
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: "none" }}>
        {shown.map(({ animalId, to, said }) => (
          <Text component="li" key={animalId} mih={40} py={8}>
            <TextLink to={to}>
              {animals.of(animalId)?.name ?? <ComingName />}
            </TextLink>
            {` · ${said}`}
          </Text>
        ))}
      </Stack>
      {shown.length < lines.length && (
        <Button variant="subtle" mih={44} onClick={() => showAll(true)}>
          {t("health.care.all", { count: lines.length })}
        </Button>
      )}
    </section>
  );
}

/** How many there are; of a list that is full there may be more. */
function useCounted() {
  const format = useFormat();
  return (count: number, full: boolean) => ({
    count,
    number: `${format.number(count)}${full ? "+" : ""}`,
  });
}

function Outside() {
  const { t } = useTranslation();
  const format = useFormat();
  const counted = useCounted();
  const live = useLiveQueries(
    healthGoingOnQueries(useReadySession(), alertsMost),
  );
  const saidOf = (alert: Alert) => {
    const what = t(`measures.alerts.causes.${causeGroupOf(alert)}`);
    return canAcknowledge(alert)
      ? what
      : t("health.care.acknowledged", { what });
  };
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows, full }) => {
        const outside = outsideRange(rows);
        return outside.length === 0 && !full ? (
          <Text c="dimmed">{t("health.care.noneOutside")}</Text>
        ) : (
          <Animals
            lines={outside.map(({ animalId, of }) => ({
              animalId,
              to: href("dashboard", { tab: "alerts", alertId: of[0].id }),
              said: format.list([
                ...new Set(of.map(({ data }) => saidOf(data))),
              ]),
            }))}
            title={
              <TextLink
                to={href("dashboard", {
                  ...{ tab: "alerts", status: "goingOn", kind: outsideKind },
                })}
              >
                {t("health.care.outside", counted(outside.length, full))}
              </TextLink>
            }
          />
        );
      }}
    </QueryState>
  );
}

/** Alerts of doses that wait, where any does. */
function Doses() {
  const { t } = useTranslation();
  const counted = useCounted();
  const live = useLiveQueries(
    healthAlertsQueries(useReadySession(), alertsMost),
  );
  return (
    <QueryState query={live} isEmpty={() => false} skeleton={null}>
      {({ rows, full }) => {
        const missed = doseAlerts(rows);
        return (
          (missed > 0 || full) && (
            <TextLink to={href("dashboard", { tab: "alerts", kind: "doses" })}>
              {t("health.care.doses", counted(missed, full))}
            </TextLink>
          )
        );
      }}
    </QueryState>
  );
}

function Treated({ sectorIds }: CareProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const { moleculeOf } = useTreatmentWords();
  const live = useLiveQueries(
    sectorIds.map((id) => prescriptionsOfSectorQuery(zooId, id)),
  );
  return (
    <QueryState
      query={live}
      empty={<Text c="dimmed">{t("health.care.noneTreated")}</Text>}
    >
      {({ rows }) => {
        const treated = inTreatment(rows);
        return (
          <Animals
            title={t("health.care.treated", { count: treated.length })}
            lines={treated.map(({ animalId, of }) => ({
              animalId,
              to: href("animal", { animalId, tab: "health" }),
              said: format.list(
                of.map(({ data }) =>
                  t("health.care.until", {
                    what: moleculeOf(data),
                    day: format.date(startOfDay(data.endDate)),
                  }),
                ),
              ),
            }))}
          />
        );
      }}
    </QueryState>
  );
}
