import {
  IconAlertCircle,
  IconCircle,
  IconCircleCheck,
  IconCircleHalf2,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "@mantine/core";
import classes from "./questionnaire.module.css";
import type { QuestionnaireWords, ShownSection } from "./shapes";

const icons = {
  complete: IconCircleCheck,
  begun: IconCircleHalf2,
  untouched: IconCircle,
  wrong: IconAlertCircle,
};

/** What became of a section: wrong ones first are told, where somebody has tried to submit. */
function stateOf(
  { asked, done, questions }: ShownSection,
  problems: ReadonlySet<string>,
): keyof typeof icons {
  if (questions.some(({ question }) => problems.has(question.questionRef)))
    return "wrong";
  if (done === asked) return "complete";
  return done > 0 ? "begun" : "untouched";
}

interface SectionListProps {
  sections: readonly ShownSection[];
  words: QuestionnaireWords;
  /** The section somebody is in; null: none of them. */
  current: string | null;
  /** The references of the questions with which something is wrong. */
  problems: ReadonlySet<string>;
  onJump: (section: ShownSection) => void;
}

/** The sections with how far each is done, to jump to. */
export function SectionList({
  sections,
  words,
  current,
  problems,
  onJump,
}: SectionListProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes.sections}>
      {sections.map((section) => {
        const { sectionId, asked, done } = section;
        const state = stateOf(section, problems);
        const Icon = icons[state];
        return (
          <li key={sectionId}>
            <button
              type="button"
              className={classes.section}
              aria-current={sectionId === current ? "step" : undefined}
              onClick={() => onJump(section)}
            >
              <Icon size={18} aria-hidden data-state={state} />
              <span lang={words.language} className={classes.sectionTitle}>
                {words.sections[sectionId]?.title || sectionId}
              </span>
              <span className={classes.count}>
                {t("questionnaire.states.ofAsked", { done, asked })}
              </span>
              <VisuallyHidden>
                {t(`questionnaire.options.section.${state}`)}
              </VisuallyHidden>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
