import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** How many records have no point, where any has none. */
export function Without({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    count > 0 && (
      <Text size="sm" c="dimmed">
        {t("analysis.scan.heat.without", { count })}
      </Text>
    )
  );
}
