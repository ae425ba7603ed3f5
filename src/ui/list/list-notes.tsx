import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface ListNotesProps {
  unreadable: number;
  full: boolean;
  shown: number;
}

/** What a list leaves out: records that do not read, and those past its bound. */
export function ListNotes({ unreadable, full, shown }: ListNotesProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {unreadable > 0 && (
        <Text c="dimmed" mt="xs">
          {t("common.messages.unreadable", { count: unreadable })}
        </Text>
      )}
      {full && (
        <Text c="dimmed" mt="xs">
          {t("common.messages.listFull", { count: shown })}
        </Text>
      )}
    </div>
  );
}
