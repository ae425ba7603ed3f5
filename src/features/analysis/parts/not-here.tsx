import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Said in place of figures to which none of the behaviours that are asked for belongs. */
export function NotHere() {
  const { t } = useTranslation();
  return <Text c="dimmed">{t("analysis.query.shown.notHere")}</Text>;
}
