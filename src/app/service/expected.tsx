import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/use-format";

interface ExpectedProps {
  /** When work is expected to go on; null where nobody said. */
  until: Date | null;
  size?: "sm";
}

/** When a maintenance is expected to be over; nothing where nobody said. */
export function Expected({ until, size }: ExpectedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (until === null) return null;
  return (
    <Text fw={600} {...(size && { size })}>
      {t("closed.maintenance.until", { date: format.dateTime(until) })}
    </Text>
  );
}
