import type { OptionForm } from "@domain/question/form";
import { optionTextMax, optionValueMax } from "@domain/question/question";
import type { Language } from "@domain/taxonomy/taxonomy";
import { Group, Paper, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DecimalField } from "../../../ui/form/fields/decimal-field";
import type { FieldBinding } from "../../../ui/form/use-record-form";
import { dropPlace } from "../parts/drop-place";
import { RowHandle, RowTools } from "../../../ui/form/rows/row-tools";

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
  return (
    <Paper
      withBorder
      p={{ base: "xs", sm: "sm" }}
      mx={0}
      miw={0}
      component="fieldset"
      aria-label={words}
      {...dropPlace(onDrop)}
    >
      <Group justify="space-between" wrap="nowrap" gap={4} mb={4}>
        <RowHandle name={words} onTake={props.onTake}>
          <Text
            c="dimmed"
            size="sm"
            aria-hidden
            style={{ whiteSpace: "nowrap" }}
          >
            {words}
          </Text>
        </RowHandle>
        <RowTools {...props} name={words} />
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
      <SimpleGrid
        type="container"
        mt="xs"
        spacing="sm"
        cols={{ base: 1, "320px": scored ? 2 : 1 }}
      >
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
      </SimpleGrid>
    </Paper>
  );
}
