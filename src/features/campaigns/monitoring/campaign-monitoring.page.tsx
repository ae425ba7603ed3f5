import type { Collected } from "@domain/campaign/campaign";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import {
  IconCalendarStats,
  IconChartRadar,
  IconClipboardText,
  IconEye,
} from "@tabler/icons-react";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { ToolLink } from "../../../ui/display/tool-link";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { Slot } from "../../slots";
import { LessonsTab } from "../lessons/lessons-tab";
import { ObservedPart } from "../parts/observed-part";
import { ObservedResults, useObservedHref } from "../parts/observed-results";
import { OfCampaign } from "../parts/of-campaign";
import { PhaseMark } from "../parts/phase-mark";
import { CollectedMonitoring } from "./collected-monitoring";

/** How far a campaign is, by what it collects. */
export function Component() {
  return (
    <OfCampaign>{(row) => <Monitoring key={row.id} row={row} />}</OfCampaign>
  );
}

function Monitoring({ row }: { row: Row<"campaigns"> }) {
  const { t } = useTranslation();
  const { data, id: campaignId } = row;
  const today = parisDay(useNow());
  const collects = (["focal", "quiz", "scan"] as const).filter((one) =>
    data.collects.includes(one),
  );
  const tabs = collects.map((id) => ({
    id,
    label: t(`campaigns.monitoring.tabs.${id}`),
    content:
      id === "quiz" && data.mode === "pedagogical" ? (
        <LessonsTab row={row} />
      ) : (
        <Stack gap="md">
          {id !== "quiz" && (
            <>
              <ObservedPart campaign={data} />
              <ObservedResults row={row} collected={id} />
            </>
          )}
          <CollectedMonitoring row={row} collected={id} />
        </Stack>
      ),
  }));
  return (
    <>
      <PageHeader
        title={t("campaigns.monitoring.titleOf", { name: data.name })}
        crumbs={[
          { label: t("campaigns.title"), to: href("campaignList") },
          { label: data.name, to: href("campaign", { campaignId }) },
        ]}
        facts={<PhaseMark campaign={data} />}
        actions={
          <>
            <ToolLink
              to={href("evalHistory", {
                campaignId,
                ...(!data.collects.includes("quiz") && { tab: "observations" }),
                // Of one that is over its last month, not the present one.
                ...(data.endDate < today && { from: data.endDate }),
              })}
              icon={IconCalendarStats}
              label={t("campaigns.monitoring.history")}
            />
            <ToolLink
              to={href("obsSessionList", { campaignId })}
              icon={IconEye}
              label={t("campaigns.monitoring.observations")}
            />
            {data.surveyId !== null && (
              <ToolLink
                to={href("quizzPreview", {
                  surveyId: data.surveyId,
                  version: String(data.surveyVersion ?? ""),
                })}
                icon={IconClipboardText}
                label={t("campaigns.monitoring.questionnaires")}
              />
            )}
            <Scores row={row} />
          </>
        }
      />
      <RecordTabs
        label={data.name}
        tabs={tabs}
        initial={data.collects.includes("quiz") ? "quiz" : data.collects[0]}
      />
      {data.mode === "training" && (
        <Slot name="campaigns.training" props={{ id: campaignId }} />
      )}
    </>
  );
}

interface ScoresProps {
  row: Row<"campaigns">;
}

/** The way to what came of it: its scores, or where it asks no questionnaire what was observed. */
function Scores({ row }: ScoresProps) {
  const { collects } = row.data;
  const observed = collects.find((one) => one !== "quiz");
  return collects.includes("quiz") || observed === undefined ? (
    <ScoresLink to={href("quizzResult", { campaignId: row.id })} />
  ) : (
    <ObservedScores row={row} collected={observed} />
  );
}

const ObservedScores = (
  props: ScoresProps & { collected: Exclude<Collected, "quiz"> },
) => <ScoresLink to={useObservedHref(props)} />;

function ScoresLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <ToolLink
      to={to}
      icon={IconChartRadar}
      label={t("campaigns.monitoring.scores")}
    />
  );
}
