import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** What is not in the figures: records without a point on the map. */
export function WithoutPoint({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("analysis.scan.heat.without", { count })}
    </Text>
  );
}
