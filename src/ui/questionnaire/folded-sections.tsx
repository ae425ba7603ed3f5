import { IconChevronDown, IconList } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LayoutProps } from "./questionnaire";
import classes from "./questionnaire.module.css";
import { SectionList } from "./section-list";
import type { ShownSection } from "./shapes";

interface FoldedSectionsProps extends Pick<
  LayoutProps,
  "flow" | "words" | "problemOf"
> {
  current: string | null;
  onJump: (section: ShownSection) => void;
}

/** The sections behind a button, where there is no room beside the questions. */
export function FoldedSections({
  flow,
  words,
  problemOf,
  current,
  onJump,
}: FoldedSectionsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const id = useId();
  if (flow.sections.length < 2) return null;
  return (
    <nav aria-label={t("questionnaire.fields.sections")}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconList size={18} aria-hidden />
        {t("questionnaire.fields.sections")}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div id={id} hidden={!opened}>
        <SectionList
          sections={flow.sections}
          words={words}
          current={current}
          problems={new Set(problemOf.keys())}
          onJump={(section) => {
            setOpened(false);
            onJump(section);
          }}
        />
      </div>
    </nav>
  );
}
