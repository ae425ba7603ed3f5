import { useEffect, useState } from "react";
import { useReadySession } from "../../data/hooks/ready-session";
import { useLiveDoc } from "../../data/hooks/use-live";
import { followLanguage } from "../../lib/i18n/i18n";
import { isLanguage, isLanguageChosen } from "../../lib/i18n/languages";

/** Where nobody chose a language in this browser, the app speaks that of the account; one document is read for it. */
export function useAccountLanguage(): void {
  const { uid } = useReadySession();
  const [asks] = useState(() => !isLanguageChosen());
  const account = useLiveDoc("accounts", asks ? "account" : null, uid);
  const language =
    account.state === "data" ? account.data?.data.language : undefined;
  useEffect(() => {
    // Without its texts the app stays in the language it has.
    if (isLanguage(language)) followLanguage(language).catch(() => undefined);
  }, [language]);
}
