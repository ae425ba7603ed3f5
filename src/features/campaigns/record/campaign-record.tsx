import { campaignFacts } from "@domain/campaign/collection";
import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import {
  IconChartBar,
  IconChartRadar,
  IconEye,
  IconPencil,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { FormFailure } from "../../../ui/form/form-failure";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { PhaseMark } from "../parts/phase-mark";
import { LessonsTab } from "../lessons/lessons-tab";
import { useCampaignActions } from "../parts/use-campaign-actions";
import { useCampaignWords } from "../parts/use-campaign-words";
import { useMayAnswer, useMayObserve } from "../parts/use-may-answer";
import { CampaignKeyTab } from "./campaign-key-tab";
import { CampaignOverview } from "./campaign-overview";
import { CampaignParticipants } from "./campaign-participants";

/** A campaign with its state, what can be done with it, and what it is. */
export function CampaignRecord({ row }: { row: Row<"campaigns"> }) {
  const { t } = useTranslation();
  const { data } = row;
  const may = useCan();
  const mayAnswer = useMayAnswer()(data);
  const mayObserve = useMayObserve()(data);
  const words = useCampaignWords();
  const actions = useCampaignActions();
  const hasKey =
    data.mode === "training" &&
    may("change", "campaignKeys", campaignFacts(data));
  const hasLessons = data.mode === "pedagogical";
  const tabs = [
    {
      id: "overview",
      label: t("campaigns.tabs.overview"),
      content: <CampaignOverview campaign={data} />,
    },
    hasLessons
      ? {
          id: "lessons",
          label: t("campaigns.tabs.lessons"),
          content: <LessonsTab row={row} />,
        }
      : {
          id: "participants",
          label: t("campaigns.fields.participants"),
          content: <CampaignParticipants row={row} />,
        },
    ...(hasKey
      ? [
          {
            id: "key",
            label: t("campaigns.fields.key"),
            content: <CampaignKeyTab row={row} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={data.name}
        crumbs={[{ label: t("campaigns.title"), to: href("campaignList") }]}
        facts={
          <Group gap="md" style={{ rowGap: 2 }}>
            <PhaseMark campaign={data} />
            <span>{words.dates(data)}</span>
            <span>{t(`campaigns.options.mode.${data.mode}`)}</span>
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={
          <>
            <ButtonLink
              to={href("campaignMonitoring", { campaignId: row.id })}
              leftSection={<IconChartBar size={16} aria-hidden />}
            >
              {t("campaigns.actions.monitor")}
            </ButtonLink>
            <ButtonLink
              to={href(
                data.collects.includes("quiz") ? "quizzResult" : "obsResult",
                { campaignId: row.id },
              )}
              variant="default"
              leftSection={<IconChartRadar size={16} aria-hidden />}
            >
              {t("campaigns.actions.results")}
            </ButtonLink>
            {mayAnswer && (
              <ButtonLink
                to={href("assessment", { campaignId: row.id })}
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
              >
                {t("campaigns.actions.answer")}
              </ButtonLink>
            )}
            {mayObserve && (
              <ButtonLink
                to={href("obsSession", { campaignId: row.id })}
                variant="default"
                leftSection={<IconEye size={16} aria-hidden />}
              >
                {t("campaigns.actions.observe")}
              </ButtonLink>
            )}
            <MoreMenu
              about={data.name}
              busy={actions.busy}
              items={actions.itemsOf(row)}
            />
          </>
        }
      />
      <FormFailure failure={actions.failure} onRetry={actions.retry} />
      <RecordTabs label={data.name} tabs={tabs} />
    </>
  );
}
