import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePictureUrl } from "../picture/picture-urls";
import classes from "./questionnaire.module.css";

/** As much is read at a glance; more is behind a button. */
const glance = 160;

interface QuestionHelpProps {
  id: string;
  help: string | null;
  picture: string | null;
  language: string;
}

/** What helps to answer a question, where it is asked. */
export function QuestionHelp({
  id,
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
        {picture !== null && isShown && <HelpPicture path={picture} />}
      </div>
    </div>
  );
}

function HelpPicture({ path }: { path: string }) {
  const { t } = useTranslation();
  const url = usePictureUrl(path, "full");
  return (
    <div className={classes.picture}>
      {url !== null && (
        <img
          src={url}
          alt={t("questionnaire.fields.helpPicture")}
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  );
}
