import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useWidth } from "../layout/use-width";
import { EndPart } from "./end-part";
import { FoldedSections } from "./folded-sections";
import { ProgressLine } from "./progress-line";
import { QuestionCard } from "./question-card";
import type { LayoutProps } from "./questionnaire";
import classes from "./questionnaire.module.css";
import { SectionHead } from "./section-head";
import { SectionList } from "./section-list";
import type { ShownSection } from "./shapes";

/** From so many px on the sections stand beside the questions. */
const wide = 860;

const focus = (id: string) => document.getElementById(id)?.focus();

/** All questions on one page, the sections beside them where there is room. */
export function PageLayout(props: LayoutProps) {
  const { words, flow, answers, headingId, problemOf } = props;
  const { t } = useTranslation();
  const [room, width] = useWidth<HTMLDivElement>();
  const headOf = ({ questions }: ShownSection) =>
    `${headingId(questions[0]?.question.questionRef ?? "")}s`;
  const list = {
    sections: flow.sections,
    words,
    current: null,
    onJump: (section: ShownSection) => focus(headOf(section)),
  };
  const isWide = width !== null && width >= wide;
  return (
    <div ref={room} className={classes.page} data-wide={isWide || undefined}>
      <aside className={classes.beside}>
        <ProgressLine flow={flow} />
        {isWide ? (
          <>
            <nav aria-label={t("questionnaire.fields.sections")}>
              <SectionList {...list} problems={new Set(problemOf.keys())} />
            </nav>
            <Text size="xs" c="dimmed" className={classes.key ?? ""}>
              {t("questionnaire.states.keys")}
            </Text>
          </>
        ) : (
          <FoldedSections {...props} {...list} />
        )}
      </aside>
      <div className={classes.questions}>
        {flow.sections.map((section) => (
          <section key={section.sectionId} aria-labelledby={headOf(section)}>
            <SectionHead
              id={headOf(section)}
              sectionId={section.sectionId}
              words={words}
              withIntro
            />
            {section.questions.map(({ question }) => (
              <QuestionCard
                key={question.questionRef}
                id={headingId(question.questionRef)}
                question={question}
                words={words.questions[question.questionRef]}
                language={words.language}
                answer={answers[question.questionRef]}
                problem={problemOf.get(question.questionRef)}
                notes={props.notes}
                aside={props.aside}
                wordless={props.wordless}
                onAct={props.onAct}
                renderMedia={props.renderMedia}
              />
            ))}
          </section>
        ))}
        <EndPart {...props} onLead={(ref) => focus(headingId(ref))} />
      </div>
    </div>
  );
}
