import type { Evaluation } from "@domain/evaluation/evaluation";
import { href } from "@domain/pages";
import { Badge, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { TextLink } from "../../../ui/display/text-link";

interface RecordFactsProps {
  evaluation: Evaluation;
  /** When and by whom. */
  handedIn: string;
  /** Of the animal, group or enclosure. */
  name: string;
}

const idName = {
  animal: "animalId",
  group: "groupId",
  enclosure: "enclosureId",
} as const;

/** When, by whom, about whom and in which campaign it was answered, with the ways there. */
export function RecordFacts({ evaluation, handedIn, name }: RecordFactsProps) {
  const { t } = useTranslation();
  const { campaignId, subjectKind, subjectId } = evaluation;
  const live = useLiveDoc("campaigns", campaignId);
  const campaign = live.state === "data" ? live.data?.data : undefined;
  return (
    <Group gap="md" style={{ rowGap: 2 }}>
      <span>{handedIn}</span>
      {evaluation.afterEnd && (
        <Badge color="orange" variant="light">
          {t("assessment.states.afterEnd")}
        </Badge>
      )}
      <TextLink to={href(subjectKind, { [idName[subjectKind]]: subjectId })}>
        {name}
      </TextLink>
      {campaignId !== null &&
        campaign !== undefined &&
        campaign.status !== "deleted" && (
          <TextLink to={href("campaign", { campaignId })}>
            {campaign.name}
          </TextLink>
        )}
    </Group>
  );
}
