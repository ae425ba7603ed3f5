import type { FormQuestion } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import type { Survey } from "@domain/survey/survey";
import { surveyName } from "@domain/survey/survey";
import { isChoice } from "@domain/question/question";
import type { TFunction } from "i18next";
import { formatList } from "../../../../lib/format";
import type { Language } from "../../../../lib/i18n/languages";
import type { ShownVersion } from "../../../shared/versions/shown-version";
import type { Previewed } from "../../../shared/asking/preview/use-previewed";
import classes from "./sheet.module.css";

interface SheetPaperProps extends Previewed {
  survey: Survey;
  shown: ShownVersion;
  language: Language;
  /** The words of the sheet in its language. */
  said: TFunction;
}

/** A questionnaire as it is answered with a pen: every question with its boxes, the condition it is asked on, and room for notes. */
export function SheetPaper(props: SheetPaperProps) {
  const { survey, shown, language, version, words, said } = props;
  const form = formOf(version);
  const numbers = new Map(form.order.map((ref, place) => [ref, place + 1]));
  const name = surveyName(survey, language) ?? survey.surveyId;
  return (
    <div
      className={classes["paper"]}
      data-paper
      role="group"
      aria-label={name}
      lang={language}
    >
      <header className={classes["head"]}>
        <h2>{name}</h2>
        <p>
          {said("surveys.exchange.sheet.version", { version: shown.number })}
          {shown.status === "draft" &&
            ` · ${said("surveys.exchange.sheet.draft")}`}
        </p>
        <dl className={classes["blanks"]}>
          {(["subject", "date", "by"] as const).map((one) => (
            <div key={one}>
              <dt>{said(`surveys.exchange.sheet.${one}`)}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </header>
      {form.sections
        .filter(({ questions }) => questions.length > 0)
        .map(({ sectionId, questions }) => {
          const { title = "", intro = null } = words.sections[sectionId] ?? {};
          return (
            <section key={sectionId}>
              <h3>{title}</h3>
              {intro !== null && <p className={classes["text"]}>{intro}</p>}
              <ol>
                {questions.map((question) => (
                  <Question
                    key={question.questionRef}
                    {...props}
                    question={question}
                    numbers={numbers}
                  />
                ))}
              </ol>
            </section>
          );
        })}
    </div>
  );
}

interface QuestionProps extends SheetPaperProps {
  question: FormQuestion;
  /** By reference, from 1. */
  numbers: ReadonlyMap<string, number>;
}

function Question({ question, numbers, words, said, language }: QuestionProps) {
  const { questionRef, questionType, options, mayNotApply } = question;
  const own = words.questions[questionRef];
  const condition = conditionOf(question, { numbers, words, said, language });
  return (
    <li className={classes["question"]} value={numbers.get(questionRef)}>
      <p className={classes["asked"]}>
        {own?.text || questionRef}
        {question.mandatory && (
          <span className={classes["small"]}>
            {" "}
            ({said("surveys.exchange.sheet.required")})
          </span>
        )}
      </p>
      {condition !== null && <p className={classes["small"]}>{condition}</p>}
      {own?.help && (
        <p className={`${classes["small"]} ${classes["text"]}`}>{own.help}</p>
      )}
      {questionType === "multiple" && (
        <p className={classes["small"]}>
          {said("surveys.exchange.sheet.several")}
        </p>
      )}
      {isChoice(questionType) ? (
        <ul className={classes["options"]}>
          {options.map(({ value }) => (
            <li key={value}>
              <span aria-hidden>☐ </span>
              {own?.options[value] || value}
            </li>
          ))}
          {mayNotApply && (
            <li>
              <span aria-hidden>☐ </span>
              {said("surveys.exchange.sheet.notApplicable")}
            </li>
          )}
        </ul>
      ) : (
        <p className={classes["small"]}>
          {said(
            `surveys.exchange.sheet.media.${questionType as "photo" | "video" | "sound"}`,
          )}
        </p>
      )}
      <p className={classes["note"]}>{said("surveys.exchange.sheet.note")}</p>
    </li>
  );
}

/** "Only if" in words: which answers to which questions, by their numbers; null for a question that is always asked. */
function conditionOf(
  { onlyIf }: FormQuestion,
  {
    numbers,
    words,
    said,
    language,
  }: Pick<QuestionProps, "numbers" | "words" | "said" | "language">,
): string | null {
  if (onlyIf === null) return null;
  const parts = onlyIf.parts.map(({ questionRef, operator, values }) => {
    const options = words.questions[questionRef]?.options ?? {};
    return said(`surveys.exchange.sheet.if.${operator}`, {
      question: numbers.get(questionRef) ?? questionRef,
      answers: formatList(
        values.map((value) => options[value] || value),
        language,
        "disjunction",
      ),
    });
  });
  const joined = parts.join(
    ` ${said(`surveys.exchange.sheet.match.${onlyIf.match}`)} `,
  );
  return said("surveys.exchange.sheet.onlyIf", { condition: joined });
}
