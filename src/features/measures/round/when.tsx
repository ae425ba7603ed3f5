import { fieldOfInstant } from "@domain/time/date-field";
import { Button, Group, Text } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DateTimeField } from "../../../ui/form/fields/date-field";

interface WhenProps {
  at: string | null;
  field: { id: string; error: string | undefined };
  onChange: (at: string | null) => void;
}

/** Now, unless somebody says otherwise. */
export function When({ at, field, onChange }: WhenProps) {
  const { t } = useTranslation();
  if (at === null)
    return (
      <Group gap="xs">
        <Text>{t("measures.round.now")}</Text>
        <Button
          variant="subtle"
          mih={44}
          leftSection={<IconClock size={16} aria-hidden />}
          onClick={() => onChange(fieldOfInstant(wholeMinute(new Date())))}
        >
          {t("measures.actions.otherTime")}
        </Button>
      </Group>
    );
  return (
    <DateTimeField
      {...field}
      label={t("measures.fields.at")}
      value={at}
      clearable
      onChange={onChange}
    />
  );
}

const wholeMinute = (at: Date): Date =>
  new Date(Math.floor(at.getTime() / 60_000) * 60_000);
