import { recurrenceIssues } from "@domain/automation/template-form";
import { draftOfText } from "@domain/recurrence/draft/read-draft";
import { textOfDraft, weeklyText } from "@domain/recurrence/draft/draft-text";
import { Button, Input, Stack, Text, TextInput } from "@mantine/core";
import { IconAdjustments, IconCode } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../../data/hooks/use-live";
import type { FieldsProps } from "../fields-props";
import { RuleBuilder } from "./rule-builder";
import { useRuleWords } from "./use-rule-words";

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
        <Doubt form={form} />
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
        <Doubt form={form} />
        <Switching
          label={t("tasks.schedule.builder.asText")}
          icon={IconCode}
          onClick={() => setAsText(true)}
        />
      </Stack>
    </Input.Wrapper>
  );
}

/** Why there are no dates yet, said while one writes; once it was to be saved the field itself says it. */
function Doubt({ form }: FieldsProps) {
  const now = useNow();
  const words = useRuleWords();
  const { values } = form;
  const isSaid = form.field("rrule").error !== undefined;
  const issue =
    isSaid || values.rrule.trim() === ""
      ? undefined
      : recurrenceIssues(values, now).find(({ field }) => field === "rrule");
  return (
    <Text size="sm" c="dimmed" role="status">
      {issue && words(issue)}
    </Text>
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
