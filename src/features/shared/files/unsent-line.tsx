import { Text } from "@mantine/core";
import { IconCloudUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** How many files are not sent yet; nothing where all are. */
export function UnsentLine({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      <IconCloudUp
        size={16}
        aria-hidden
        style={{ verticalAlign: "text-bottom", marginInlineEnd: 6 }}
      />
      {t("attachments.states.notSent", { count })}
    </Text>
  );
}
