import type { SurveyVersion, VersionSection } from "@domain/survey/version";
import { languages } from "@domain/taxonomy/taxonomy";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { Panel } from "../../../../ui/page/panel";
import { ItemFacts } from "../draft/item/item-facts";
import { useConditionWords } from "../parts/use-condition-words";
import type { WordsOf } from "../parts/use-words";
import classes from "./record.module.css";

const mandatoryOf = (mandatory: boolean | null) =>
  mandatory === null ? "asQuestion" : mandatory ? "yes" : "no";

/** What a version asks, section by section, only to be read. */
export function VersionContent({
  version,
  wordsOf,
}: {
  version: Pick<SurveyVersion, "sections">;
  wordsOf: WordsOf;
}) {
  return (
    <Stack gap="md">
      {version.sections.map((section, place) => (
        <SectionPanel
          key={section.sectionId}
          section={section}
          place={place}
          wordsOf={wordsOf}
        />
      ))}
    </Stack>
  );
}

interface SectionPanelProps {
  section: VersionSection;
  place: number;
  wordsOf: WordsOf;
}

function SectionPanel({ section, place, wordsOf }: SectionPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const conditionWords = useConditionWords(wordsOf);
  const { trad, items } = section;
  const words =
    trad[language] ?? languages.map((one) => trad[one]).find((one) => !!one);
  return (
    <Panel
      title={
        words?.title ?? t("surveys.edit.place.section", { section: place + 1 })
      }
    >
      {words?.intro && <Text mb="sm">{words.intro}</Text>}
      <ol className={classes.asked}>
        {items.map((item) => {
          const text = wordsOf(item.questionRef)?.text;
          return (
            <li key={item.questionId}>
              {text || item.questionRef}
              <ItemFacts
                item={{ ...item, mandatory: mandatoryOf(item.mandatory) }}
                isNamed={!!text}
              />
              {item.onlyIf !== null && (
                <Text size="sm">{conditionWords(item.onlyIf)}</Text>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
