import { Badge, VisuallyHidden } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { OptionRows } from "./option-rows";
import { QuestionComment } from "./question-comment";
import { QuestionHelp } from "./question-help";
import classes from "./questionnaire.module.css";
import type {
  MakersNotes,
  MediaSlot,
  OnAct,
  ProblemCode,
  QuestionWords,
  ShownAnswer,
  ShownQuestion,
} from "./shapes";

interface QuestionCardProps {
  /** Of its heading, which takes the focus. */
  id: string;
  question: ShownQuestion;
  words: QuestionWords | undefined;
  language: string;
  answer: ShownAnswer | undefined;
  problem: ProblemCode | undefined;
  notes: MakersNotes | undefined;
  aside?: ((questionRef: string) => ReactNode) | undefined;
  wordless?: boolean | undefined;
  onAct: OnAct;
  renderMedia: (slot: MediaSlot) => ReactNode;
}

const none: readonly string[] = [];

/** One question with its answer. Drawn anew only where something of its own changed: there may be hundreds. */
export const QuestionCard = memo(function QuestionCard({
  id,
  question,
  words,
  language,
  answer,
  problem,
  notes,
  aside,
  wordless = false,
  onAct,
  renderMedia,
}: QuestionCardProps) {
  const { t } = useTranslation();
  const { questionRef, questionType, mandatory, mayNotApply } = question;
  const act = onAct.bind(null, questionRef);
  const isNot = answer?.notApplicable === true && mayNotApply;
  const chosen = isNot ? none : (answer?.chosen ?? none);
  const media = isNot ? none : (answer?.media ?? none);
  const help = words?.help ?? null;
  const hasHelp = help !== null || question.helpPicture !== null;
  const describedBy =
    [help !== null && `${id}-help`, problem !== undefined && `${id}-error`]
      .filter((one) => one !== false)
      .join(" ") || undefined;
  const isChoice =
    questionType === "single" || questionType === "singleInformative";
  const isMedia = !isChoice && questionType !== "multiple";
  return (
    <fieldset
      className={classes.card}
      role={isChoice ? "radiogroup" : undefined}
      data-question={questionRef}
      data-problem={problem !== undefined || undefined}
      aria-labelledby={id}
      aria-describedby={describedBy}
    >
      <legend className={classes.legend}>
        <h3 id={id} tabIndex={-1} data-heading className={classes.heading}>
          <span lang={language}>{words?.text || questionRef}</span>
          {mandatory && (
            <>
              <span aria-hidden className={classes.star}>
                {" *"}
              </span>
              <VisuallyHidden>
                {`, ${t("questionnaire.states.required")}`}
              </VisuallyHidden>
            </>
          )}
        </h3>
      </legend>
      {notes !== undefined && (
        <div className={classes.notes}>
          {questionType === "singleInformative" && (
            <Badge color="gray" size="sm">
              {t("questionnaire.states.informative")}
            </Badge>
          )}
          {notes.ofQuestion(questionRef)}
        </div>
      )}
      {problem !== undefined && (
        <p id={`${id}-error`} className={classes.problem}>
          <IconAlertCircle size={16} aria-hidden />
          {t(`questionnaire.options.issue.${problem}`)}
        </p>
      )}
      {hasHelp && (
        <QuestionHelp
          id={`${id}-help`}
          question={words?.text || questionRef}
          help={help}
          picture={question.helpPicture}
          language={language}
        />
      )}
      {questionType === "multiple" && (
        <p className={classes.hint}>{t("questionnaire.states.several")}</p>
      )}
      {isMedia ? (
        renderMedia({
          questionRef,
          kind: questionType,
          most: question.mediaMost,
          media,
          onChange: (taken) => act({ kind: "media", media: taken }),
          labelledBy: id,
          describedBy,
        })
      ) : (
        <OptionRows
          id={id}
          question={question}
          language={language}
          words={words?.options ?? {}}
          chosen={chosen}
          notes={notes}
          onChoose={(value) => act({ kind: "choose", value })}
        />
      )}
      {aside?.(questionRef)}
      <div className={classes.extras}>
        {mayNotApply && (
          <label className={classes.apply}>
            <input
              type="checkbox"
              data-not-applicable
              checked={isNot}
              onChange={() => act({ kind: "notApplicable", on: !isNot })}
            />
            {t("questionnaire.fields.notApplicable")}
          </label>
        )}
        {!wordless && (
          <QuestionComment
            id={id}
            comment={answer?.comment ?? null}
            onComment={(text) => act({ kind: "comment", text })}
          />
        )}
        {isChoice && chosen.length > 0 && (
          <button
            type="button"
            className={classes.quiet}
            onClick={() => {
              act({ kind: "clear" });
              document.getElementById(id)?.focus({ preventScroll: true });
            }}
          >
            {t("questionnaire.actions.clear")}
          </button>
        )}
      </div>
    </fieldset>
  );
});
