import { href } from "@domain/pages";
import { startOfDay } from "@domain/time/paris";
import { Group, Stack, Text } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { Panel } from "../../../ui/page/panel";
import { answerAddress } from "../parts/addresses";
import { useRun } from "../parts/use-run";
import { ReadyMark } from "./ready-mark";

/** A campaign that asks somebody: how far it is, and whether it can be answered without a network. */
export function CampaignCard({ row }: { row: Row<"campaigns"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, data } = row;
  const run = useRun(id, data);
  const next = run.next(null);
  const hasTarget = data.targets.quiz !== undefined;
  const late = run.subjects.filter(
    (one) => run.standing(one.id) === "late",
  ).length;
  return (
    <Panel title={data.name}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("assessment.fields.until", {
            date: format.date(startOfDay(data.endDate)),
          })}
        </Text>
        <Text>
          {hasTarget
            ? t("assessment.states.doneOf", {
                done: run.done,
                count: run.subjects.length,
              })
            : t("assessment.states.subjects", { count: run.subjects.length })}
          {late > 0 &&
            ` · ${t("assessment.states.lateCount", { count: late })}`}
        </Text>
        <ReadyMark campaign={data} run={run} />
        <Group gap="sm">
          {next !== null && (
            <ButtonLink
              to={answerAddress(next, { campaignId: id })}
              mih={44}
              rightSection={<IconArrowRight size={18} aria-hidden />}
            >
              {t("assessment.actions.begin", { name: next.name })}
            </ButtonLink>
          )}
          <ButtonLink
            to={href("assessment", { campaignId: id })}
            mih={44}
            variant="default"
          >
            {t("assessment.actions.all")}
          </ButtonLink>
        </Group>
      </Stack>
    </Panel>
  );
}
