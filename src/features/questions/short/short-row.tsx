import type { Question } from "@domain/question/question";
import { shortNameMax } from "@domain/question/short";
import type { ShortRow as Row } from "@domain/question/short-form";
import type { Language } from "@domain/taxonomy/taxonomy";
import { Box, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FieldBinding } from "../../../ui/form/use-record-form";
import { dropPlace } from "../parts/drop-place";
import { RowHandle, RowTools } from "../../../ui/form/rows/row-tools";
import { useQuestionText } from "../parts/use-question-text";
import classes from "./short-rows.module.css";

interface ShortRowProps {
  row: Row;
  /** From 0. */
  place: number;
  last: boolean;
  /** Not all rows are shown: none of them is moved. */
  fixed: boolean;
  /** undefined: there is no question of this reference. */
  question: Question | undefined;
  language: Language;
  binding: FieldBinding;
  /** It has just been added. */
  isNew: boolean;
  onName: (name: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onTake: () => void;
  onDrop: () => void;
}

/** A question and what it is called for short in the language shown. */
export function ShortRow(props: ShortRowProps) {
  const { row, question, language, binding, isNew, onName, onDrop } = props;
  const { t } = useTranslation();
  const textOf = useQuestionText();
  const { questionRef, names } = row;
  const said = question === undefined ? null : textOf(question);
  return (
    <li className={classes.row} {...dropPlace(onDrop)}>
      <RowHandle name={questionRef} onTake={props.onTake}>
        <Box miw={0}>
          <Text fw={500} truncate>
            {questionRef}
          </Text>
          <Text
            size="sm"
            c="dimmed"
            lineClamp={2}
            lang={said?.language}
            title={said?.text}
          >
            {said?.text ?? t("questions.states.missing")}
          </Text>
        </Box>
      </RowHandle>
      <TextInput
        {...binding}
        className={classes.input ?? ""}
        aria-label={t("questions.short.nameOf", { name: questionRef })}
        placeholder={names.fr === "" ? undefined : names.fr}
        lang={language}
        maxLength={shortNameMax}
        autoComplete="off"
        autoFocus={isNew}
        value={names[language]}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      <div className={classes.tools}>
        <RowTools {...props} name={questionRef} />
      </div>
    </li>
  );
}
