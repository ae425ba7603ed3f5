import { Group, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { EntryValue } from "./round-form";

/** What was given on this round already: its field is empty again. */
export function GivenHint({ given }: { given: EntryValue }) {
  const { t } = useTranslation();
  const now = useNow();
  const format = useFormat();
  const { valueOf } = useParameterWords();
  const { entry, value, at } = given;
  return (
    <Group gap={4} wrap="nowrap">
      <IconCheck size={14} aria-hidden style={{ flex: "none" }} />
      <Text size="xs" fw={600}>
        {t("measures.round.given", {
          value: valueOf(entry.row.data, value),
          moment: format.moment(at, now),
        })}
      </Text>
    </Group>
  );
}
