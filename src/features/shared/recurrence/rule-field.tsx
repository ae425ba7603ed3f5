import { draftOfText } from "@domain/recurrence/draft/read-draft";
import { textOfDraft, weeklyText } from "@domain/recurrence/draft/draft-text";
import { Button, Input, Stack, Text, TextInput } from "@mantine/core";
import { IconAdjustments, IconCode } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldBinding } from "../../../ui/form/use-record-form";
import type { Begun } from "./rule-builder";
import { RuleBuilder } from "./rule-builder";

interface RuleFieldProps {
  label: string;
  field: FieldBinding;
  /** The rule as text (RFC 5545); "": nothing is chosen yet. */
  rule: string;
  onChange: (rule: string) => void;
  begun: Begun;
  /** Why there are no dates yet, said while one writes; once it was to be saved the field itself says it. */
  doubt: string | undefined;
}

/** A rule of its own, chosen part by part; who knows its text may write that instead. */
export function RuleField(props: RuleFieldProps) {
  const { label, field, rule, onChange, begun } = props;
  const { t } = useTranslation();
  const isEmpty = rule.trim() === "";
  const draft = draftOfText(isEmpty ? weeklyText([]) : rule);
  const [asText, setAsText] = useState(draft === null);
  const doubt = (
    <Text size="sm" c="dimmed" role="status">
      {field.error === undefined && props.doubt}
    </Text>
  );
  if (asText || draft === null)
    return (
      <Stack gap={4}>
        <TextInput
          {...field}
          value={rule}
          onChange={({ currentTarget: { value } }) => onChange(value)}
          label={t("tasks.fields.rrule")}
          description={t("tasks.help.rrule")}
          placeholder="FREQ=WEEKLY;BYDAY=MO,TH"
          required
        />
        {doubt}
        {draft === null ? (
          <Text size="sm" c="dimmed">
            {t("tasks.schedule.builder.notShown")}
          </Text>
        ) : (
          <Switching
            label={t("tasks.schedule.builder.asChoices")}
            icon={IconAdjustments}
            onClick={() => {
              if (isEmpty) onChange(textOfDraft(draft));
              setAsText(false);
            }}
          />
        )}
      </Stack>
    );
  return (
    <Input.Wrapper error={field.error} errorProps={{ role: "alert" }}>
      <Stack
        id={field.id}
        role="group"
        aria-label={label}
        tabIndex={-1}
        gap="sm"
      >
        <RuleBuilder
          draft={draft}
          begun={begun}
          onChange={(next) => onChange(textOfDraft(next))}
        />
        {doubt}
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
