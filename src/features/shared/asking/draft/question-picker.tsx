import type { Question } from "@domain/question/question";
import {
  questionsAtMost,
  questionsQuery,
} from "@domain/question/question-queries";
import { wordingIn } from "@domain/question/wording";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  listStep,
  useGrowingList,
} from "../../../../data/hooks/use-growing-list";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { RecordPanel } from "../../../../ui/feedback/record-panel";
import { SearchField } from "../../../../ui/list/filter/filter-bar";
import { LoadMore } from "../../../../ui/list/load-more";
import { matchesText } from "../../../../ui/list/search-text";
import { QueryState } from "../../../../ui/state/query-state";
import classes from "./draft.module.css";

/** So many are shown of what was found: who looks for one types on. */
const shownMost = 50;

interface QuestionPickerProps {
  title: string;
  /** The section in which a question is asked already; null: in none. */
  placeOf: (questionRef: string) => string | null;
  onPick: (question: Question) => void;
  onClose: () => void;
}

const searched = ({ questionRef, trad }: Question): string[] => [
  questionRef,
  ...Object.values(trad).map(({ text }) => text),
];

/** The questions there are, a page at first and all of them to search in; each is added by one press, one after the other. */
export function QuestionPicker(props: QuestionPickerProps) {
  const { title, placeOf, onPick, onClose } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [told, setTold] = useState("");
  const { live, more, growing } = useGrowingList(questionsQuery, {
    step: listStep,
    atLeast: typed.trim() === "" ? 0 : questionsAtMost,
  });
  return (
    <RecordPanel title={title} onClose={onClose}>
      <Stack gap="sm">
        <SearchField
          label={t("surveys.edit.actions.searchQuestions")}
          value={typed}
          onChange={setTyped}
        />
        <Text size="sm" c="dimmed" role="status">
          {told}
        </Text>
        <QueryState
          query={live}
          empty={<Text>{t("surveys.edit.states.noneToAsk")}</Text>}
        >
          {({ rows }) => {
            const found = rows.filter(
              ({ data }) =>
                !data.archived && matchesText(typed, searched(data)),
            );
            return (
              <>
                {found.length === 0 && !growing && (
                  <Text c="dimmed">{t("surveys.edit.states.noneFound")}</Text>
                )}
                <ul className={classes.items} aria-label={title}>
                  {found.slice(0, shownMost).map(({ id, data }) => (
                    <Found
                      key={id}
                      question={data}
                      place={placeOf(data.questionRef)}
                      onPick={() => {
                        onPick(data);
                        setTold(
                          t("surveys.edit.told.added", {
                            name: data.questionRef,
                          }),
                        );
                      }}
                    />
                  ))}
                </ul>
                {found.length > shownMost && (
                  <Text size="sm" c="dimmed">
                    {t("surveys.edit.states.typeOn")}
                  </Text>
                )}
                {typed.trim() === "" && found.length <= shownMost && (
                  <LoadMore onMore={more} loading={growing} />
                )}
              </>
            );
          }}
        </QueryState>
      </Stack>
    </RecordPanel>
  );
}

interface FoundProps {
  question: Question;
  place: string | null;
  onPick: () => void;
}

function Found({ question, place, onPick }: FoundProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = wordingIn(question, language);
  const { questionRef, questionType } = question;
  return (
    <li className={classes.item}>
      <Group
        className={classes.row ?? ""}
        justify="space-between"
        wrap="nowrap"
        gap="sm"
      >
        <div style={{ minWidth: 0, overflowWrap: "anywhere" }}>
          <Text lang={words?.language}>{words?.text ?? questionRef}</Text>
          <Text size="sm" c="dimmed">
            {[
              questionRef,
              t(`questions.options.questionType.${questionType}`),
              ...(place === null
                ? []
                : [t("surveys.edit.states.askedIn", { section: place })]),
            ].join(" · ")}
          </Text>
        </div>
        <Button
          variant="light"
          size="xs"
          style={{ flex: "none" }}
          leftSection={<IconPlus size={14} aria-hidden />}
          // It keeps the focus: the next one is a key away.
          aria-disabled={place !== null}
          data-disabled={place !== null || undefined}
          aria-label={t("surveys.edit.actions.addNamed", { name: questionRef })}
          onClick={() => {
            if (place === null) onPick();
          }}
        >
          {t("surveys.edit.actions.add")}
        </Button>
      </Group>
    </li>
  );
}
