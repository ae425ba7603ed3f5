import type { i18n as Instance } from "i18next";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { voiceIn } from "./i18n";
import type { Language } from "./languages";
import type { TextGroup } from "./texts";
import { useLanguage } from "./use-language";

interface InLanguageProps {
  language: Language;
  /** The texts that stand within. */
  groups: readonly TextGroup[];
  children: ReactNode;
}

/**
 * What is within is told in a language, its words, days and numbers, whichever the app is shown in; until its texts are
 * there, and where they cannot be had, in the one shown.
 */
export function InLanguage({ language, groups, children }: InLanguageProps) {
  const shown = useLanguage();
  const [own, setOwn] = useState<Instance | null>(null);
  const asked = groups.join(" ");
  useEffect(() => {
    if (language === shown) return;
    let gone = false;
    voiceIn(language, asked.split(" ") as TextGroup[]).then(
      (instance) => gone || setOwn(instance),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [language, shown, asked]);
  if (language === shown || own?.language !== language) return children;
  return <I18nextProvider i18n={own}>{children}</I18nextProvider>;
}
