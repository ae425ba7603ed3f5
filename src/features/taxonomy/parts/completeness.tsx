import { missingNames } from "@domain/taxonomy/flaws";
import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

/** In how many of the seven languages there is a name, and which are missing. */
export function Completeness({ names }: { names: LocalizedText }) {
  const { t } = useTranslation();
  const format = useFormat();
  const missing = missingNames(names);
  const words = t("taxonomy.states.complete", {
    given: languages.length - missing.length,
    all: languages.length,
  });
  const lacking = t("taxonomy.states.lacking", {
    languages: format.list(missing.map((one) => one.toUpperCase())),
  });
  return (
    <Text
      component="span"
      inherit
      c={missing.length === 0 ? undefined : "dimmed"}
      {...(missing.length > 0 && { title: lacking })}
    >
      {words}
    </Text>
  );
}
