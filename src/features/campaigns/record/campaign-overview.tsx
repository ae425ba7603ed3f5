import type { Campaign } from "@domain/campaign/campaign";
import { href } from "@domain/pages";
import { Group, SimpleGrid } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FactList } from "../../../ui/display/fact-list";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { ObservedLinks } from "../parts/observed-links";
import { useSeriesFacts } from "../parts/use-series-facts";
import { useCampaignFacts } from "../parts/use-campaign-facts";

const parts = ["what", "whom", "who", "when"] as const;

/** What a campaign is, by what, whom, who and when. */
export function CampaignOverview({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation();
  const facts = useCampaignFacts(campaign)(campaign);
  const series = useSeriesFacts(campaign);
  const { surveyId, surveyVersion } = campaign;
  const previews = (
    <Group gap="sm">
      {surveyId !== null && (
        <TextLink
          size="sm"
          to={href("quizzPreview", {
            surveyId,
            version: String(surveyVersion ?? ""),
          })}
        >
          {t("campaigns.actions.preview")}
        </TextLink>
      )}
      <ObservedLinks {...campaign} />
    </Group>
  );
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: "start" }}>
      {parts.map((part) => (
        <Panel
          key={part}
          title={t(`campaigns.form.step.${part}`)}
          aside={part === "what" ? previews : undefined}
        >
          <FactList
            facts={part === "when" ? [...facts.when, ...series] : facts[part]}
          />
        </Panel>
      ))}
    </SimpleGrid>
  );
}
