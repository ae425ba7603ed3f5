import { IconBook2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useHint } from "../../../ui/display/use-hint";
import { useSettings } from "../../settings/settings-store";
import { guideLanguage } from "./guide-of";
import { useGuide } from "./use-guide";
import classes from "./side-menu.module.css";

/** The illustrated guide of what this person does, beside the page they are on. */
export function GuideLink() {
  const { t } = useTranslation();
  const { isCollapsed, isCollapsedText, asideHover } = useSettings();
  const address = useGuide();
  const own = useLanguage();
  const language = guideLanguage(own);
  const label =
    language === own
      ? t("shell.actions.guide")
      : t("shell.actions.guideIn", { language: languageNames[language] });
  const hint = useHint(label, {
    position: "right",
    disabled: !isCollapsed || isCollapsedText || asideHover,
  });
  if (address === null) return null;
  return (
    <li>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        hrefLang={language}
        className={classes.item}
        {...hint.handlers}
      >
        <span className={classes.icon}>
          <IconBook2 size={20} stroke={1.6} aria-hidden />
        </span>
        <span className={classes.label}>{label}</span>
      </a>
      {hint.bubble}
    </li>
  );
}
