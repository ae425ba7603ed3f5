import type { Difference } from "@domain/survey/compare/question";
import { wordingIn } from "@domain/question/wording";
import type {
  PlannedQuestion,
  TransferPlan,
} from "@domain/survey/transfer/plan";
import { Box, Button, Checkbox, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../../lib/i18n/languages";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { useFormat } from "../../../../lib/use-format";
import { StatusBadge } from "../../../../ui/display/status-badge";
import { IconCheck, IconPlus, IconReplace } from "@tabler/icons-react";
import type { SurveyImport } from "./use-survey-import";

/** So many are told before all are asked for. */
const shownFirst = 10;
/** So many differences of one question are told. */
const differencesMost = 10;

const marks = {
  new: { color: "green", icon: IconPlus },
  same: { color: "gray", icon: IconCheck },
  differs: { color: "orange", icon: IconReplace },
} as const;
const order = ["differs", "new", "same"] as const;

/** Every question of the file: whether it is made, is here, or differs, and then whether it is taken from the file. */
export function PlannedQuestions({
  flow,
  plan,
}: {
  flow: SurveyImport;
  plan: TransferPlan;
}) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const sorted = order.flatMap((outcome) =>
    plan.questions.filter((one) => one.outcome === outcome),
  );
  // What somebody has to decide on is never behind a button.
  const first = Math.max(
    shownFirst,
    sorted.filter(({ outcome }) => outcome === "differs").length,
  );
  return (
    <Stack gap="sm">
      <Stack component="ul" gap="sm" p={0} m={0}>
        {sorted.slice(0, all ? undefined : first).map((one) => (
          <Planned key={one.questionId} planned={one} flow={flow} />
        ))}
      </Stack>
      {!all && sorted.length > first && (
        <Box>
          <Button variant="default" onClick={() => setAll(true)}>
            {t("surveys.exchange.import.showAll", { count: sorted.length })}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function Planned({
  planned: { question, outcome, differences },
  flow: { taken, take, outcome: done },
}: {
  planned: PlannedQuestion;
  flow: SurveyImport;
}) {
  const { t } = useTranslation();
  const wording = wordingIn(question, useLanguage());
  const { questionRef } = question;
  const left = differences.length - differencesMost;
  return (
    <Box component="li" style={{ listStyle: "none", overflowWrap: "anywhere" }}>
      <StatusBadge
        {...marks[outcome]}
        size="sm"
        label={t(`surveys.exchange.options.outcome.${outcome}`)}
      />{" "}
      <Text component="span" fw={600}>
        {questionRef}
      </Text>{" "}
      {wording !== null && <span lang={wording.language}>{wording.text}</span>}
      {outcome === "differs" && (
        <Box ps="md" mt={4}>
          <List size="sm">
            {differences.slice(0, differencesMost).map((one) => (
              <List.Item
                key={`${one.field} ${one.option ?? ""} ${one.language ?? ""}`}
              >
                <DifferenceLine difference={one} />
              </List.Item>
            ))}
          </List>
          {left > 0 && (
            <Text size="sm">
              {t("surveys.exchange.import.more", { count: left })}
            </Text>
          )}
          <Checkbox
            mt={4}
            py={8}
            label={t("surveys.exchange.import.take", { name: questionRef })}
            checked={taken.has(questionRef)}
            disabled={done !== null}
            onChange={({ currentTarget }) =>
              take(questionRef, currentTarget.checked)
            }
          />
        </Box>
      )}
    </Box>
  );
}

function DifferenceLine({ difference }: { difference: Difference }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { field, option, language, before, after } = difference;
  const wordOf = (value: Difference["before"]): string => {
    if (value === null || value === "") return "—";
    if (typeof value === "number") return format.number(value);
    if (typeof value === "boolean")
      return t(value ? "questions.states.yes" : "questions.states.no");
    if (field === "questionType")
      return t(`questions.options.questionType.${value as "single"}`);
    if (field === "multipleScore")
      return t(`questions.options.multipleScore.${value as "mean"}`);
    return value;
  };
  const name = [
    t(`questions.compare.fields.${field}`),
    option,
    language === null ? null : languageNames[language],
  ]
    .filter((part) => part !== null)
    .join(" · ");
  return t("surveys.exchange.import.difference", {
    name,
    before: wordOf(before),
    after: wordOf(after),
  });
}
