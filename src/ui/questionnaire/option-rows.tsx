import { Kbd } from "@mantine/core";
import type { MouseEvent } from "react";
import { guardFinger } from "../keys/guard-finger";
import { placeKeys } from "./place-keys";
import classes from "./questionnaire.module.css";
import type { MakersNotes, ShownQuestion } from "./shapes";

interface OptionRowsProps {
  id: string;
  question: ShownQuestion;
  language: string;
  words: Readonly<Record<string, string>>;
  chosen: readonly string[];
  notes: MakersNotes | undefined;
  onChoose: (value: string) => void;
}

/** The options of a question, one a row that is hit anywhere. */
export function OptionRows({
  id,
  question,
  language,
  words,
  chosen,
  notes,
  onChoose,
}: OptionRowsProps) {
  const type = question.questionType === "multiple" ? "checkbox" : "radio";
  return (
    <div className={classes.options} data-options>
      {question.options.map(({ value }, index) => {
        const isChosen = chosen.includes(value);
        const press = (event: MouseEvent) => {
          if (type === "checkbox") return;
          // The second touch of a double one would answer what comes next.
          guardFinger(event.nativeEvent);
          // Pressed again a radio button tells of no change.
          if (isChosen) onChoose(value);
        };
        return (
          <label
            key={value}
            className={classes.option}
            data-chosen={isChosen || undefined}
          >
            <input
              type={type}
              name={id}
              checked={isChosen}
              onClick={press}
              onChange={() => onChoose(value)}
            />
            <span lang={language} className={classes.optionText}>
              {words[value] || value}
            </span>
            {notes?.ofOption(question.questionRef, value)}
            {index < placeKeys.length && (
              <Kbd size="xs" aria-hidden className={classes.key ?? ""}>
                {placeKeys[index]}
              </Kbd>
            )}
          </label>
        );
      })}
    </div>
  );
}
