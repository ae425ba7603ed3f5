import { draftOfText } from "@domain/recurrence/draft/read-draft";
import { textOfDraft, weeklyText } from "@domain/recurrence/draft/draft-text";
import { Button, Input, Stack, Text, TextInput } from "@mantine/core";
import { IconAdjustments, IconCode } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldsProps } from "../fields-props";
import { RuleBuilder } from "./rule-builder";

/** A rule of its own, chosen part by part; who knows its text may write that instead. */
export function RuleField({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { rrule } = form.values;
  const isEmpty = rrule.trim() === "";
  const draft = draftOfText(isEmpty ? weeklyText([]) : rrule);
  const [asText, setAsText] = useState(draft === null);
  if (asText || draft === null)
    return (
      <Stack gap={4}>
        <TextInput
          {...form.input("rrule")}
          label={t("tasks.fields.rrule")}
          description={t("tasks.help.rrule")}
          placeholder="FREQ=WEEKLY;BYDAY=MO,TH"
          required
        />
        {draft === null ? (
          <Text size="sm" c="dimmed">
            {t("tasks.schedule.builder.notShown")}
          </Text>
        ) : (
          <Switching
            label={t("tasks.schedule.builder.asChoices")}
            icon={IconAdjustments}
            onClick={() => {
              if (isEmpty) form.change({ rrule: textOfDraft(draft) });
              setAsText(false);
            }}
          />
        )}
      </Stack>
    );
  const { id, error } = form.field("rrule");
  return (
    <Input.Wrapper error={error} errorProps={{ role: "alert" }}>
      <Stack
        id={id}
        role="group"
        aria-label={t("tasks.options.recurrence.CUSTOM")}
        tabIndex={-1}
        gap="sm"
      >
        <RuleBuilder
          draft={draft}
          form={form}
          onChange={(next) => form.change({ rrule: textOfDraft(next) })}
        />
        <Switching
          label={t("tasks.schedule.builder.asText")}
          icon={IconCode}
          onClick={() => setAsText(true)}
        />
      </Stack>
    </Input.Wrapper>
  );
}

interface SwitchingProps {
  label: string;
  icon: typeof IconCode;
  onClick: () => void;
}

function Switching({ label, icon: Icon, onClick }: SwitchingProps) {
  return (
    <Button
      variant="subtle"
      size="compact-md"
      mih={36}
      style={{ alignSelf: "flex-start" }}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
