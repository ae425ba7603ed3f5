import type {
  QuestionChange,
  VersionSide,
} from "@domain/survey/compare/version";
import { compareVersions } from "@domain/survey/compare/version";
import { Alert, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { useFormat } from "../../../../lib/use-format";
import { Panel } from "../../../../ui/page/panel";
import { ListSkeleton } from "../../../../ui/state/skeletons";
import { DifferenceTable } from "../../../shared/questions/difference-table";
import { useConditionWords } from "../parts/use-condition-words";
import type { WordsOf } from "../parts/use-words";
import { useWordsOf } from "../parts/use-words";
import { useSide } from "./use-side";
import type { VersionProps } from "./version-view";

/** What differs from the version before: read when it is asked for, of a draft as it would be published now. */
export function VersionChanges({ survey, number }: VersionProps) {
  const { t } = useTranslation();
  const [before, after] = [
    useSide(survey, number - 1),
    useSide(survey, number),
  ];
  if (before === "unread" || after === "unread")
    return <Text>{t("common.states.notKnown")}</Text>;
  if (before === null || after === null) return <ListSkeleton />;
  return <Changes before={before} after={after} number={number} />;
}

interface ChangesProps {
  before: VersionSide;
  after: VersionSide;
  number: number;
}

function Changes({ before, after, number }: ChangesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // What is no longer asked is told in the words it had.
  const wordsOf = useWordsOf(nothing, {
    questions: {
      ...before.texts[language]?.questions,
      ...after.texts[language]?.questions,
    },
  });
  const changes = compareVersions(before, after).filter(
    ({ change }) => change !== "same",
  );
  if (changes.length === 0)
    return <Text c="dimmed">{t("surveys.edit.changes.none")}</Text>;
  const [was = "", is = ""] = [number - 1, number].map((one) =>
    t("surveys.edit.fields.version", { number: one }),
  );
  return (
    <Stack gap="md">
      <Text fw={600}>{[was, is].join(" → ")}</Text>
      {changes.map((change) => (
        <Change
          key={change.questionRef}
          change={change}
          before={was}
          after={is}
          wordsOf={wordsOf}
        />
      ))}
    </Stack>
  );
}

interface ChangeProps {
  change: QuestionChange;
  before: string;
  after: string;
  wordsOf: WordsOf;
}

const nothing = (): null => null;

function Change({ change, before, after, wordsOf }: ChangeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const conditionWords = useConditionWords(wordsOf);
  const { questionRef, differences, places, incomparable } = change;
  const shown = (
    field: (typeof places)[number]["field"],
    value: string | number | null,
  ): string => {
    if (value === null) return "—";
    if (typeof value === "number") return format.number(value);
    return field === "condition"
      ? conditionWords(
          JSON.parse(value) as Parameters<typeof conditionWords>[0],
        )
      : value;
  };
  return (
    <Panel
      title={questionRef}
      aside={
        <Text size="sm" fw={600}>
          {t(`surveys.edit.changes.kinds.${change.change}`)}
        </Text>
      }
    >
      <Stack gap="sm">
        <Text>{wordsOf(questionRef)?.text}</Text>
        {incomparable.length > 0 && (
          <Alert color="orange">
            {t("surveys.edit.changes.incomparable", {
              reasons: format.list(
                incomparable.map((one) =>
                  t(`surveys.edit.changes.reasons.${one}`),
                ),
              ),
            })}
          </Alert>
        )}
        {places.map(({ field, before: was, after: is }) =>
          field === "section" ? (
            <Text key={field} size="sm">
              {t("surveys.edit.changes.otherSection")}
            </Text>
          ) : (
            <Group key={field} gap="xs">
              <Text size="sm">
                {t(`surveys.edit.changes.places.${field}`, {
                  before: shown(field, was),
                  after: shown(field, is),
                })}
              </Text>
            </Group>
          ),
        )}
        {differences.length > 0 && (
          <DifferenceTable
            differences={differences}
            before={before}
            after={after}
          />
        )}
      </Stack>
    </Panel>
  );
}
