import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isElsewhere } from "../../lib/elsewhere";

/** That times are those of Paris; null where the device shows no others. */
export function useParisWords(): string | null {
  const { t } = useTranslation();
  const [elsewhere] = useState(() => isElsewhere(new Date()));
  return elsewhere ? t("common.dates.parisTime") : null;
}

/** A quiet line that times are those of Paris, where the device shows others. */
export function ParisTime() {
  const words = useParisWords();
  return (
    words !== null && (
      <Text size="xs" c="dimmed" ta="end">
        {words}
      </Text>
    )
  );
}
