import { questionHelpMax } from "@domain/question/question";
import { sectionTitleMax } from "@domain/survey/version";
import {
  Button,
  Group,
  Paper,
  Stack,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProblemWords } from "../parts/use-problem-words";
import classes from "./draft.module.css";
import { ItemRow } from "./item/item-row";
import type { Plan } from "./plan";
import { SectionTools } from "./section-tools";
import { spotOf } from "./spot-of";
import { takenSpot } from "./taken";
import { gripId } from "./use-order";

/** With more questions than these only the first section begins open. */
const openMost = 60;

interface SectionBoxProps {
  section: number;
  plan: Plan;
  onAdd: () => void;
}

/** A section being led to opens. */
function useOpen(section: number, plan: Plan) {
  const { sections, lead } = plan;
  const all = sections.flatMap(({ items }) => items).length;
  const [isOpen, setOpen] = useState(section === 0 || all <= openMost);
  const [round, setRound] = useState(0);
  if (round !== lead.round) {
    setRound(lead.round);
    if (lead.field !== null && spotOf(lead.field).section === section)
      setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

/** One section: its words in the language shown, and its questions in their order. */
export function SectionBox({ section, plan, onAdd }: SectionBoxProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useOpen(section, plan);
  const wordsOfProblem = useProblemWords(plan.asking);
  const { form, language, order, sections } = plan;
  const one = sections[section];
  if (one === undefined) return null;
  const path = `sections.${section}`;
  const words = one.trad[language];
  const say = (change: Partial<typeof words>) =>
    form.change({
      sections: sections.map((other, at) =>
        at === section
          ? {
              ...other,
              trad: { ...other.trad, [language]: { ...words, ...change } },
            }
          : other,
      ),
    });
  const own = plan.problems.filter(
    (problem) => problem.section === section && problem.item === null,
  );
  return (
    <Paper
      withBorder
      p="sm"
      component="section"
      aria-label={plan.titleOf(section)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const from = takenSpot(event);
        if (from !== null)
          order.moveTo(from, { section, place: one.items.length });
      }}
    >
      <SectionTools
        section={section}
        plan={plan}
        isOpen={isOpen}
        onOpen={setOpen}
      />
      {isOpen && (
        <Stack gap="sm" mt="xs">
          <TextInput
            {...form.field(`${path}.trad.${language}.title`)}
            label={t("surveys.edit.fields.sectionTitle")}
            lang={language}
            maxLength={sectionTitleMax}
            value={words.title}
            onChange={({ currentTarget }) =>
              say({ title: currentTarget.value })
            }
          />
          <Textarea
            {...form.field(`${path}.trad.${language}.intro`)}
            label={t("surveys.edit.fields.intro")}
            lang={language}
            autosize
            maxLength={questionHelpMax}
            value={words.intro}
            onChange={({ currentTarget }) =>
              say({ intro: currentTarget.value })
            }
          />
          {own.map((problem) => (
            <Text
              key={`${problem.code} ${problem.field}`}
              size="sm"
              className={classes.problem ?? ""}
            >
              {wordsOfProblem(problem).message}
            </Text>
          ))}
          {one.items.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t("surveys.edit.states.noQuestions")}
            </Text>
          ) : (
            <ol
              className={classes.items}
              aria-label={t("surveys.edit.fields.questions")}
            >
              {one.items.map((item, place) => (
                <ItemRow
                  key={item.questionId}
                  item={item}
                  spot={{ section, place }}
                  plan={plan}
                />
              ))}
            </ol>
          )}
          <Group>
            <Button
              id={`quizz-${path}.items`}
              variant="light"
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={onAdd}
              aria-describedby={gripId({ section, place: null }, "row")}
            >
              {t("surveys.edit.actions.addQuestions")}
            </Button>
          </Group>
        </Stack>
      )}
    </Paper>
  );
}
