import type { Survey } from "@domain/survey/survey";
import { languages } from "@domain/taxonomy/taxonomy";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../../lib/i18n/languages";
import { FactList } from "../../../../ui/display/fact-list";
import { useSpecieName } from "../parts/use-specie-name";

/** What a questionnaire is called in each language, and whom it is for. */
export function SurveyFacts({
  survey: { names, surveySpecie },
}: {
  survey: Pick<Survey, "names" | "surveySpecie">;
}) {
  const { t } = useTranslation();
  return (
    <FactList
      facts={[
        ...languages.map((language) => ({
          label: languageNames[language],
          value: names[language] ? (
            <span lang={language}>{names[language]}</span>
          ) : (
            <Text component="span" c="dimmed">
              {t("common.states.notSet")}
            </Text>
          ),
        })),
        {
          label: t("surveys.edit.fields.surveySpecie"),
          value:
            surveySpecie.length === 0
              ? t("surveys.edit.states.anySpecies")
              : surveySpecie.map((id) => <SpecieLine key={id} specieId={id} />),
        },
      ]}
    />
  );
}

const SpecieLine = ({ specieId }: { specieId: string }) => (
  <div>{useSpecieName(specieId) ?? "…"}</div>
);
