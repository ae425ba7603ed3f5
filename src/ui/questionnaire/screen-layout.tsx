import { Button, Text } from "@mantine/core";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EndPart } from "./end-part";
import { FoldedSections } from "./folded-sections";
import { ProgressLine } from "./progress-line";
import { QuestionCard } from "./question-card";
import type { LayoutProps } from "./questionnaire";
import classes from "./questionnaire.module.css";
import { SectionHead } from "./section-head";
import type { OnAct } from "./shapes";

/** So long a choice is seen before the next question comes. */
const seenMs = 250;
/** So soon after the page went on by itself "next" was meant for the question before. */
const meantBeforeMs = 800;

/** One question a screen, and after the last what is left to do. */
export function ScreenLayout(props: LayoutProps) {
  const { words, flow, answers, steps, onGo, onAct, goesOn, headingId } = props;
  const { t } = useTranslation();
  const { at } = steps;
  const section =
    flow.sections.find(({ questions }) =>
      questions.some(({ question }) => question.questionRef === at),
    ) ?? null;
  const asked = flow.sections.flatMap(({ questions }) => questions);
  const place = asked.findIndex(({ question }) => question.questionRef === at);
  const question = asked[place]?.question;
  const byHand = useRef(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const wentOnAt = useRef(-Infinity);
  const goOn = useEffectEvent(() => {
    setChosen(null);
    if (chosen !== at) return;
    wentOnAt.current = performance.now();
    onGo(steps.next);
  });
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(goOn, seenMs);
    return () => clearTimeout(timer);
  }, [chosen]);
  const stage = useRef<HTMLDivElement>(null);
  useFocusOn(stage, at);
  const next = () => {
    const isMeantBefore =
      byHand.current && performance.now() - wentOnAt.current < meantBeforeMs;
    if (!isMeantBefore) onGo(steps.next);
  };
  const act: OnAct = (ref, one) => {
    wentOnAt.current = -Infinity;
    onAct(ref, one);
    const isOne =
      question?.questionType === "single" ||
      question?.questionType === "singleInformative";
    const isNew =
      one.kind === "choose" &&
      (answers[ref]?.notApplicable === true ||
        answers[ref]?.chosen.includes(one.value) !== true);
    setChosen(goesOn && byHand.current && isOne && isNew ? ref : null);
  };
  return (
    <div
      className={classes.screen}
      data-only
      onPointerDownCapture={() => {
        byHand.current = true;
        // A finger that comes down before it goes on has something else to do here.
        setChosen(null);
      }}
      onKeyDownCapture={() => {
        byHand.current = false;
      }}
    >
      <ProgressLine flow={flow} />
      <FoldedSections
        {...props}
        current={section?.sectionId ?? null}
        beside={
          question && (
            <Text size="sm" c="dimmed">
              {t("questionnaire.states.place", {
                place: place + 1,
                asked: flow.asked,
              })}
            </Text>
          )
        }
        onJump={({ questions }) => {
          const first =
            questions.find(({ state }) => state === "unanswered") ??
            questions[0];
          if (first) onGo(first.question.questionRef);
        }}
      />
      <div ref={stage} className={classes.stage}>
        {section !== null && question !== undefined ? (
          <>
            <SectionHead
              sectionId={section.sectionId}
              words={words}
              withIntro={section.questions[0]?.question === question}
            />
            <QuestionCard
              key={question.questionRef}
              id={headingId(question.questionRef)}
              question={question}
              words={words.questions[question.questionRef]}
              language={words.language}
              answer={answers[question.questionRef]}
              problem={props.problemOf.get(question.questionRef)}
              notes={props.notes}
              aside={props.aside}
              wordless={props.wordless}
              onAct={act}
              renderMedia={props.renderMedia}
            />
          </>
        ) : (
          <EndPart {...props} onLead={onGo} isAlone />
        )}
      </div>
      <div className={classes.bar}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          disabled={steps.previous === null}
          onClick={() => onGo(steps.previous)}
        >
          {t("questionnaire.actions.back")}
        </Button>
        {at !== null && (
          <Button
            rightSection={<IconArrowRight size={18} aria-hidden />}
            onClick={next}
          >
            {steps.next === null
              ? t("questionnaire.actions.toEnd")
              : t("questionnaire.actions.next")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whoever comes to another question has its heading in focus, which says it; not as the page opens. */
function useFocusOn(
  stage: { current: HTMLElement | null },
  at: string | null,
): void {
  const was = useRef(at);
  useEffect(() => {
    if (was.current === at) return;
    was.current = at;
    const { current } = stage;
    current?.querySelector<HTMLElement>("[data-heading]")?.focus({
      preventScroll: true,
    });
    current?.scrollIntoView({ block: "nearest" });
  }, [stage, at]);
}
