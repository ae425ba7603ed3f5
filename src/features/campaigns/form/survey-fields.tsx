import { speciesOf } from "@domain/campaign/subjects";
import type { Survey } from "@domain/survey/survey";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { Select } from "../../../ui/form/fields/choosers";
import { usePublishedSurveys } from "../parts/use-survey-label";
import type { CampaignFieldsProps } from "./fields-props";

const publishedNumbers = ({ versions }: Pick<Survey, "versions">): number[] =>
  versions.flatMap(({ status }, place) =>
    status === "published" ? [place + 1] : [],
  );

/** The questionnaire and its version: those for the chosen species first, all others below. */
export function SurveyFields({
  form,
  isSettled,
}: CampaignFieldsProps & { isSettled: boolean }) {
  const { t } = useTranslation();
  const { surveyId, surveyVersion } = form.values;
  const surveys = usePublishedSurveys();
  const groups = useSurveyGroups(form.values);
  const chosen = surveyId === null ? undefined : surveys.of(surveyId);
  const published = chosen === undefined ? [] : publishedNumbers(chosen.data);
  const numbers =
    surveyVersion === null || published.includes(surveyVersion)
      ? published
      : [surveyVersion, ...published];
  const lost =
    surveyId !== null && chosen === undefined
      ? [{ value: surveyId, label: surveys.nameOf(surveyId) }]
      : [];
  return (
    <>
      <Select
        {...form.field("surveyId")}
        label={t("campaigns.fields.surveyId")}
        description={t(
          isSettled ? "campaigns.help.settled" : "campaigns.help.surveyId",
        )}
        required
        disabled={isSettled}
        searchable
        data={[...groups, ...lost]}
        value={surveyId}
        onChange={(id) =>
          form.change({
            surveyId: id,
            surveyVersion:
              id === null
                ? null
                : (surveys.of(id)?.data.publishedVersion ?? null),
          })
        }
        nothingFoundMessage={t("campaigns.states.noSurveyFound")}
      />
      {numbers.length > 0 && (
        <ChoiceChips
          {...form.field("surveyVersion")}
          label={t("campaigns.fields.surveyVersion")}
          options={numbers.map((one) => ({
            value: String(one),
            label: t("campaigns.states.version", { version: one }),
          }))}
          value={surveyVersion === null ? null : String(surveyVersion)}
          onChange={(one) => form.change({ surveyVersion: Number(one) })}
        />
      )}
    </>
  );
}

/** What may be chosen: what is for one of the chosen species or for any, then what is for others. */
function useSurveyGroups(
  about: Parameters<typeof speciesOf>[0],
): { group: string; items: { value: string; label: string }[] }[] {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const { rows, nameOf } = usePublishedSurveys();
  const wanted = new Set(speciesOf(about, animals.list));
  const fits = ({ surveySpecie }: Survey) =>
    surveySpecie.length === 0 || surveySpecie.some((id) => wanted.has(id));
  const some = (fitting: boolean) =>
    rows
      .filter(
        ({ data }) =>
          !data.archived && (wanted.size === 0 || fits(data)) === fitting,
      )
      .map(({ id }) => ({ value: id, label: nameOf(id) }))
      .sort((a, b) => byName(a.label, b.label));
  return [
    {
      group: t(
        wanted.size === 0 ? "campaigns.form.allSurveys" : "campaigns.form.fits",
      ),
      items: some(true),
    },
    { group: t("campaigns.form.others"), items: some(false) },
  ].filter(({ items }) => items.length > 0);
}
