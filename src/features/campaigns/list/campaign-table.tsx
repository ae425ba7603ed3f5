import type { Campaign } from "@domain/campaign/campaign";
import { asksStaff } from "@domain/campaign/fitting";
import { href } from "@domain/pages";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { RecordList } from "../../../ui/list/record-list";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PhaseMark } from "../parts/phase-mark";
import type { useCampaignActions } from "../parts/use-campaign-actions";
import { useCampaignWords, usePersonName } from "../parts/use-campaign-words";
import { useSurveyLabel } from "../parts/use-survey-label";
import { ProgressCell } from "./progress-cell";

type CampaignRow = Row<"campaigns">;

/** So many participants are named. */
const namedMost = 2;

interface CampaignTableProps {
  rows: readonly CampaignRow[];
  actions: ReturnType<typeof useCampaignActions>;
}

/** Campaigns as rows; each leads to its page. */
export function CampaignTable({ rows, actions }: CampaignTableProps) {
  const { t } = useTranslation();
  const words = useCampaignWords();
  const surveyLabel = useSurveyLabel();
  const participants = useParticipantWords();
  const hasMenu = rows.some((row) => actions.itemsOf(row).length > 0);
  return (
    <RecordList
      label={t("campaigns.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("campaign", { campaignId: id })}
      columns={[
        {
          id: "name",
          header: t("campaigns.fields.name"),
          width: "minmax(9rem, 3fr)",
          cell: ({ data, pending }) => (
            <Group gap={8} component="span">
              <Text component="span" inherit>
                {data.name}
              </Text>
              {pending && <PendingBadge />}
            </Group>
          ),
        },
        {
          id: "state",
          header: t("campaigns.fields.state"),
          width: "fit",
          from: 480,
          card: "bare",
          cell: ({ data }) => <PhaseMark campaign={data} />,
        },
        {
          id: "dates",
          header: t("campaigns.fields.dates"),
          width: "minmax(0, 2fr)",
          from: 640,
          card: "bare",
          cell: ({ data }) => words.dates(data),
        },
        {
          id: "mode",
          header: t("campaigns.fields.mode"),
          width: "fit",
          from: 980,
          card: "bare",
          cell: ({ data }) => t(`campaigns.options.mode.${data.mode}`),
        },
        {
          id: "survey",
          header: t("campaigns.fields.surveyId"),
          width: "minmax(0, 3fr)",
          from: 860,
          card: "bare",
          cell: ({ data }) => surveyLabel(data),
        },
        {
          id: "participants",
          header: t("campaigns.fields.participants"),
          width: "minmax(0, 2fr)",
          from: 1120,
          // Beside mode and questionnaire there is no room for names.
          card: "hidden",
          cell: ({ data }) => participants(data),
        },
        {
          id: "progress",
          header: t("campaigns.fields.progress"),
          // What is in it comes later than the row, which is measured once.
          width: "9.75rem",
          from: 640,
          cell: (row) => <ProgressCell row={row} />,
        },
      ]}
      {...(hasMenu && {
        rowMore: (row: CampaignRow) => (
          <MoreMenu
            about={row.data.name}
            items={actions.itemsOf(row)}
            busy={false}
          />
        ),
      })}
    />
  );
}

/** Who answers: pupils, everybody, or the first by name and how many more. */
function useParticipantWords(): (
  campaign: Pick<Campaign, "mode" | "participants">,
) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const personName = usePersonName();
  return ({ mode, participants: ids }) => {
    if (!asksStaff(mode)) return t("campaigns.states.pupils");
    if (ids.length === 0) return t("campaigns.states.everybody");
    const named = ids.slice(0, namedMost).map(personName);
    const rest = ids.length - named.length;
    return rest === 0
      ? format.list(named)
      : t("campaigns.states.andMore", {
          names: named.join(", "),
          count: rest,
        });
  };
}
