import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../../lib/i18n/languages";
import { ComingName } from "../../../../ui/display/coming-name";
import { FactList } from "../../../../ui/display/fact-list";
import { useSpecieName } from "../use-specie-name";

/** What a thing is called in each language, and whom it is for. */
export function HeaderFacts({
  names,
  species,
}: {
  names: LocalizedText;
  /** null: things of its kind are for no species. */
  species: readonly string[] | null;
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
        ...(species === null
          ? []
          : [
              {
                label: t("surveys.edit.fields.surveySpecie"),
                value:
                  species.length === 0
                    ? t("surveys.edit.states.anySpecies")
                    : species.map((id) => (
                        <SpecieLine key={id} specieId={id} />
                      )),
              },
            ]),
      ]}
    />
  );
}

const SpecieLine = ({ specieId }: { specieId: string }) => (
  <div>{useSpecieName(specieId) ?? <ComingName />}</div>
);
