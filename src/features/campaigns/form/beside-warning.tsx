import { animalsBeside } from "@domain/campaign/subjects";
import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { usePublishedSurveys } from "../parts/use-published";
import type { CampaignFieldsProps } from "./fields-props";

/** So many are named. */
const namedMost = 8;

/** Who is asked about with a questionnaire that is not for their species: it may be meant so, and is not to go unseen. */
export function BesideWarning({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const published = usePublishedSurveys();
  const { surveyId, collects } = form.values;
  if (surveyId === null || !collects.includes("quiz")) return null;
  const survey = published.of(surveyId);
  if (survey === undefined) return null;
  const beside = animalsBeside(
    survey.data.surveySpecie,
    form.values,
    animals.list,
  );
  if (beside.length === 0) return null;
  const named = beside.slice(0, namedMost).map(({ name }) => name);
  const others = beside.length - named.length;
  const more =
    others > 0 ? [t("campaigns.form.besideMore", { count: others })] : [];
  return (
    <Alert color="orange" role="status">
      {t("campaigns.form.beside", {
        survey: published.nameOf(surveyId),
        names: format.list([...named, ...more]),
      })}
    </Alert>
  );
}
