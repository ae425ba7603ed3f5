import { useTranslation } from "react-i18next";
import { usePublishedSurveys } from "../../parts/use-published";
import type { CampaignFieldsProps } from "../fields-props";
import { FollowedFields } from "./followed-fields";
import { useFitting } from "./use-fitting";

/** The questionnaire and its version: those for the chosen species first, all others below. */
export function SurveyFields({
  form,
  isSettled,
}: CampaignFieldsProps & { isSettled: boolean }) {
  const { t } = useTranslation();
  const { surveyId, surveyVersion } = form.values;
  const published = usePublishedSurveys();
  const { isOpen, fitting, others } = useFitting(
    form.values,
    published.rows,
    ({ data }) => data.surveySpecie,
  );
  return (
    <FollowedFields
      form={form}
      fields={{ id: "surveyId", version: "surveyVersion" }}
      label={t("campaigns.fields.surveyId")}
      description={t(
        isSettled ? "campaigns.help.settled" : "campaigns.help.surveyId",
      )}
      versionLabel={t("campaigns.fields.surveyVersion")}
      nothingFound={t("campaigns.states.noSurveyFound")}
      published={published}
      groups={[
        {
          group: t(
            isOpen ? "campaigns.form.allSurveys" : "campaigns.form.fits",
          ),
          items: fitting,
        },
        { group: t("campaigns.form.others"), items: others },
      ]}
      disabled={isSettled}
      chosen={{ id: surveyId, version: surveyVersion }}
      onChange={({ id, version }) =>
        form.change({ surveyId: id, surveyVersion: version })
      }
    />
  );
}
