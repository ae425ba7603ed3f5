import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { report } from "../../../../lib/report";
import { textsIn } from "../../../../lib/i18n/i18n";
import type { Language } from "../../../../lib/i18n/languages";

/** The words of a sheet in the language it is written in, whichever is shown; null until they are there. */
export function useSheetTexts(language: Language): TFunction | null {
  const [held, setHeld] = useState<{ language: Language; t: TFunction }>();
  useEffect(() => {
    let isHere = true;
    textsIn(language, ["surveys.exchange"]).then(
      (t) => {
        if (isHere) setHeld({ language, t });
      },
      () => report({ code: "internal", where: "texts of a sheet" }),
    );
    return () => {
      isHere = false;
    };
  }, [language]);
  return held?.language === language ? held.t : null;
}
