import { IconChevronDown, IconList } from "@tabler/icons-react";
import type { ReactNode } from "react";
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
  /** Beside the button. */
  beside?: ReactNode;
  onJump: (section: ShownSection) => void;
}

/** The sections behind a button, where there is no room beside the questions. */
export function FoldedSections({
  flow,
  words,
  problemOf,
  current,
  beside,
  onJump,
}: FoldedSectionsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div>
      <div className={classes.where}>
        {flow.sections.length > 1 && (
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
        )}
        {beside}
      </div>
      <nav
        id={id}
        hidden={!opened}
        aria-label={t("questionnaire.fields.sections")}
      >
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
      </nav>
    </div>
  );
}
