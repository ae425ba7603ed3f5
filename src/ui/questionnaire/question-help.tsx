import { useState } from "react";
import { useTranslation } from "react-i18next";
import { WholePicture } from "../picture/whole/whole-picture";
import classes from "./questionnaire.module.css";

/** As much is read at a glance; more is behind a button. */
const glance = 160;

interface QuestionHelpProps {
  id: string;
  /** What the question asks. */
  question: string;
  help: string | null;
  picture: string | null;
  language: string;
}

/** What helps to answer a question, where it is asked. */
export function QuestionHelp({
  id,
  question,
  help,
  picture,
  language,
}: QuestionHelpProps) {
  const { t } = useTranslation();
  const isShort = picture === null && (help ?? "").length <= glance;
  const [opened, setOpened] = useState(false);
  const isShown = isShort || opened;
  return (
    <div className={classes.help}>
      {!isShort && (
        <button
          type="button"
          className={classes.quiet}
          aria-expanded={opened}
          aria-controls={`${id}-place`}
          onClick={() => setOpened(!opened)}
        >
          {t("questionnaire.actions.help")}
        </button>
      )}
      <div id={`${id}-place`} hidden={!isShown}>
        {help !== null && (
          <p id={id} lang={language} className={classes.helpText}>
            {help}
          </p>
        )}
        {picture !== null && isShown && (
          <HelpPicture path={picture} question={question} />
        )}
      </div>
    </div>
  );
}

interface HelpPictureProps {
  path: string;
  /** What the question asks. */
  question: string;
}

/** What is shown to help: whole, and on touch as large as the window. */
function HelpPicture({ path, question }: HelpPictureProps) {
  const { t } = useTranslation();
  const name = t("questionnaire.fields.helpPicture", { question });
  const enlarge = t("questionnaire.actions.enlarge", { name });
  return <WholePicture path={path} name={name} enlarge={enlarge} />;
}
