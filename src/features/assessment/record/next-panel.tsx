import type { Campaign } from "@domain/campaign/campaign";
import { href } from "@domain/pages";
import { Card, Group, Text } from "@mantine/core";
import { IconArrowRight, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { answerAddress } from "../parts/addresses";
import { useRun } from "../parts/use-run";

interface NextPanelProps {
  row: Row<"evaluations">;
  campaignId: string;
  place: string | null;
}

/** How far the campaign is, and the next one in one touch. */
export function NextPanel(props: NextPanelProps) {
  const live = useLiveDoc("campaigns", props.campaignId);
  const campaign = live.state === "data" ? live.data?.data : undefined;
  return campaign?.status === "active" ? (
    <OfCampaign {...props} campaign={campaign} />
  ) : null;
}

function OfCampaign({
  row,
  campaignId,
  place,
  campaign,
}: NextPanelProps & { campaign: Campaign }) {
  const { t } = useTranslation();
  const run = useRun(campaignId, campaign, place);
  const next = run.next(row.data.subjectId);
  return (
    <Card>
      <Group justify="space-between" gap="sm">
        <Text role="status">
          <IconCircleCheck
            size={18}
            aria-hidden
            style={{ verticalAlign: "text-bottom", marginInlineEnd: 6 }}
          />
          {t("assessment.states.handedIn")}{" "}
          {campaign.targets.quiz !== undefined &&
            t("assessment.states.doneOf", {
              done: run.done,
              count: run.subjects.length,
            })}
        </Text>
        <Group gap="sm">
          <ButtonLink
            to={href("assessment", { campaignId })}
            variant="default"
            mih={44}
          >
            {t("assessment.actions.all")}
          </ButtonLink>
          {next !== null && (
            <ButtonLink
              to={answerAddress(next, { campaignId }, { place, from: row.id })}
              mih={44}
              rightSection={<IconArrowRight size={18} aria-hidden />}
            >
              {t("assessment.actions.next", { name: next.name })}
            </ButtonLink>
          )}
        </Group>
      </Group>
    </Card>
  );
}
