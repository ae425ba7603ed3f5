import type {
  QuestionChange,
  VersionSide,
} from "@domain/survey/compare/version";
import { compareVersions } from "@domain/survey/compare/version";
import { Alert, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { useFormat } from "../../../../lib/use-format";
import { Select } from "../../../../ui/form/fields/choosers";
import { usePageParams } from "../../../../ui/list/search-params";
import { Panel } from "../../../../ui/page/panel";
import { ListSkeleton } from "../../../../ui/state/skeletons";
import { DifferenceTable } from "../../questions/difference-table";
import { useConditionWords } from "../parts/use-condition-words";
import type { WordsOf } from "../parts/use-words";
import { useWordsOf } from "../parts/use-words";
import { useSide } from "./use-side";
import type { VersionProps } from "./version-view";

/** The version that one is compared with: as the address says, else the one before, of the first the one after. */
function useOther({ asking, number }: VersionProps): number {
  const [params] = usePageParams();
  const asked = Number(params.get("withVersion"));
  const isThere = asking.versions[asked - 1] !== undefined;
  if (isThere && asked !== number) return asked;
  return number > 1 ? number - 1 : number + 1;
}

/** What differs from another version, the one before unless another is chosen. */
export function VersionChanges(props: VersionProps) {
  const { asking, number } = props;
  const { t } = useTranslation();
  const [, change] = usePageParams();
  const other = useOther(props);
  const versions = asking.versions
    .map(({ status }, place) => ({ number: place + 1, status }))
    .filter((one) => one.number !== number)
    .reverse();
  return (
    <Stack gap="md">
      <Select
        label={t("surveys.edit.changes.with")}
        allowDeselect={false}
        maw={320}
        data={versions.map(({ number: version, status }) => ({
          value: String(version),
          label: t("surveys.list.states.version", {
            version,
            status: t(`surveys.preview.options.status.${status}`),
          }),
        }))}
        value={String(other)}
        onChange={(withVersion) => change({ withVersion })}
      />
      <Between
        key={other}
        asking={asking}
        older={Math.min(number, other)}
        newer={Math.max(number, other)}
      />
    </Stack>
  );
}

interface BetweenProps {
  asking: VersionProps["asking"];
  older: number;
  newer: number;
}

/** Both are read when it is asked for, a draft as it would be published now. */
function Between({ asking, older, newer }: BetweenProps) {
  const { t } = useTranslation();
  const [before, after] = [useSide(asking, older), useSide(asking, newer)];
  if (before === "unread" || after === "unread")
    return <Text>{t("common.states.notKnown")}</Text>;
  if (before === null || after === null) return <ListSkeleton />;
  return <Changes before={before} after={after} older={older} newer={newer} />;
}

interface ChangesProps extends Omit<BetweenProps, "asking"> {
  before: VersionSide;
  after: VersionSide;
}

function Changes({ before, after, older, newer }: ChangesProps) {
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
  const [was = "", is = ""] = [older, newer].map((one) =>
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
