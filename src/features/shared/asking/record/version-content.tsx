import type {
  SurveyVersion,
  VersionItem,
  VersionSection,
} from "@domain/survey/version";
import { languages } from "@domain/taxonomy/taxonomy";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { useSeen } from "../../../../ui/layout/use-seen";
import { Panel } from "../../../../ui/page/panel";
import { ItemFacts } from "../draft/item/item-facts";
import { useConditionWords } from "../parts/use-condition-words";
import type { DraftWords } from "../parts/use-draft-words";
import type { WordsOf } from "../parts/use-words";
import classes from "./record.module.css";

const mandatoryOf = (mandatory: boolean | null) =>
  mandatory === null ? "asQuestion" : mandatory ? "yes" : "no";

interface Known {
  wordsOf: WordsOf;
  /** Of a draft: what looks a question up that came into sight. */
  seenOf?: DraftWords["seenOf"];
}

/** What a version asks, section by section, only to be read. */
export function VersionContent({
  version,
  ...known
}: Known & { version: Pick<SurveyVersion, "sections"> }) {
  return (
    <Stack gap="md">
      {version.sections.map((section, place) => (
        <SectionPanel
          key={section.sectionId}
          section={section}
          place={place}
          {...known}
        />
      ))}
    </Stack>
  );
}

interface SectionPanelProps extends Known {
  section: VersionSection;
  place: number;
}

function SectionPanel({ section, place, ...known }: SectionPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
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
        {items.map((item) => (
          <Asked key={item.questionId} item={item} {...known} />
        ))}
      </ol>
    </Panel>
  );
}

function Asked({ item, wordsOf, seenOf }: Known & { item: VersionItem }) {
  const conditionWords = useConditionWords(wordsOf);
  const line = useSeen<HTMLLIElement>(seenOf?.(item) ?? null);
  const text = wordsOf(item.questionRef)?.text;
  return (
    <li ref={line}>
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
}
