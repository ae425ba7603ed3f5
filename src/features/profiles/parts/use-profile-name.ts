import type { Profile } from "@domain/profile/profile";
import { localized } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What profiles are called in the reader's language, else in French. */
export function useProfileName(): (profile: Pick<Profile, "names">) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ names }) => localized(names, language, t("profiles.states.noName"));
}
