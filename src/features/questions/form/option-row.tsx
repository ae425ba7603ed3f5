import type { OptionForm } from "@domain/question/form";
import { optionTextMax, optionValueMax } from "@domain/question/question";
import type { Language } from "@domain/taxonomy/taxonomy";
import {
  ActionIcon,
  Group,
  Paper,
  Text,
  TextInput,
  Tooltip,
} from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconTrash,
} from "@tabler/icons-react";
import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import { DecimalField } from "../../../ui/form/fields/decimal-field";
import type { FieldBinding } from "../../../ui/form/use-record-form";

export interface OptionRowProps {
  option: OptionForm;
  /** From 0. */
  place: number;
  last: boolean;
  scored: boolean;
  language: Language;
  field: (name: string) => FieldBinding;
  onChange: (change: Partial<OptionForm>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** It was taken, and is over this row. */
  onTake: () => void;
  onDrop: () => void;
}

/** One option: what an answer keeps of it, what it says in the language shown, what it scores. */
export function OptionRow(props: OptionRowProps) {
  const { option, place, scored, language, field, onChange, onDrop } = props;
  const { t } = useTranslation();
  const words = t("questions.states.option", { place: place + 1 });
  const over = (event: DragEvent) => event.preventDefault();
  return (
    <Paper
      withBorder
      p="sm"
      component="fieldset"
      aria-label={words}
      onDragOver={over}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <OptionHandle words={words} onTake={props.onTake} />
        <OptionTools {...props} words={words} />
      </Group>
      <TextInput
        {...field(`trad.${language}`)}
        label={t("questions.fields.optionText")}
        lang={language}
        maxLength={optionTextMax}
        value={option.trad[language]}
        onChange={({ currentTarget }) =>
          onChange({
            trad: { ...option.trad, [language]: currentTarget.value },
          })
        }
      />
      <Group mt="xs" gap="sm" align="flex-start" grow>
        <TextInput
          {...field("value")}
          label={t("questions.fields.optionValue")}
          required
          maxLength={optionValueMax}
          value={option.value}
          onChange={({ currentTarget }) =>
            onChange({ value: currentTarget.value })
          }
        />
        {scored && (
          <DecimalField
            {...field("score")}
            label={t("questions.fields.score")}
            value={option.score}
            onChange={(score) => onChange({ score })}
          />
        )}
      </Group>
    </Paper>
  );
}

/** What is taken by the mouse; by keyboard and touch the arrows move. */
const OptionHandle = ({
  words,
  onTake,
}: {
  words: string;
  onTake: () => void;
}) => (
  <Group
    gap={4}
    wrap="nowrap"
    draggable
    onDragStart={(event) => {
      event.dataTransfer.setData("text/plain", words);
      event.dataTransfer.effectAllowed = "move";
      onTake();
    }}
    style={{ cursor: "grab" }}
  >
    <IconGripVertical size={16} aria-hidden />
    <Text c="dimmed" size="sm" aria-hidden>
      {words}
    </Text>
  </Group>
);

function OptionTools(props: OptionRowProps & { words: string }) {
  const { place, last, words: name, onMove, onRemove } = props;
  const { t } = useTranslation();
  return (
    <Group gap={2} wrap="nowrap">
      <Tool
        icon={IconArrowUp}
        label={t("questions.actions.moveUp", { name })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <Tool
        icon={IconArrowDown}
        label={t("questions.actions.moveDown", { name })}
        disabled={last}
        onClick={() => onMove(place + 1)}
      />
      <Tool
        icon={IconTrash}
        label={t("questions.actions.removeOption", { name })}
        onClick={onRemove}
      />
    </Group>
  );
}

interface ToolProps {
  icon: IconComponent;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

const Tool = ({ icon: Icon, label, disabled = false, onClick }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon
      size={36}
      aria-label={label}
      disabled={disabled}
      bg={disabled ? "transparent" : undefined}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  </Tooltip>
);
