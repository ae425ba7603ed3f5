import type { ParameterForm } from "@domain/measures/parameter-form";
import { newOption, withoutOption } from "@domain/measures/parameters/form";
import { optionsMost } from "@domain/measures/parameters/measure-type";
import type { Option } from "@domain/measures/parameters/parameter";
import { optionNameMax } from "@domain/measures/parameters/parameter";
import {
  ActionIcon,
  Button,
  Group,
  Input,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { IconArrowBackUp, IconPlus, IconTrash } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../../ui/form/use-record-form";

interface OptionFieldsProps {
  form: RecordForm<ParameterForm>;
  /** Those that values may name already. */
  stored: readonly Option[];
}

/** What can be chosen: options are added, renamed and taken back; one that values may name still names them. */
export function OptionFields({ form, stored }: OptionFieldsProps) {
  const { t } = useTranslation();
  const { options } = form.values;
  const { id, error } = form.field("options");
  const added = useRef<string | null>(null);
  const set = (next: Option[]) => form.change({ options: next });
  const rename = (option: Option, name: string) =>
    set(options.map((one) => (one.id === option.id ? { ...one, name } : one)));
  const bringBack = (option: Option) =>
    set(
      options.map((one) =>
        one.id === option.id ? { ...one, isArchived: false } : one,
      ),
    );
  const add = () => {
    const option = newOption(options);
    added.current = option.id;
    set([...options, option]);
  };
  /** Enter goes on to the next option, from the last to one more; it does not save. */
  const goOn = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const fields = event.currentTarget
      .closest("[role='group']")
      ?.querySelectorAll("input");
    const next = fields?.[index + 1];
    if (next !== undefined) next.focus();
    else if (options.length < optionsMost) add();
  };
  return (
    <Input.Wrapper
      label={t("measures.fields.options")}
      labelElement="div"
      error={error}
      required
    >
      <Stack
        gap="xs"
        mt={4}
        role="group"
        aria-label={t("measures.fields.options")}
        id={id}
        tabIndex={-1}
      >
        {options.map((option, index) => {
          const label = t("measures.fields.option", { number: index + 1 });
          return (
            <Group key={option.id} gap="xs" wrap="nowrap" align="flex-start">
              <TextInput
                {...form.field(`options.${String(index)}.name`)}
                aria-label={label}
                placeholder={label}
                flex={1}
                disabled={option.isArchived}
                maxLength={optionNameMax}
                ref={(field) => {
                  if (field === null || added.current !== option.id) return;
                  added.current = null;
                  field.focus();
                }}
                value={option.name}
                onKeyDown={(event) => goOn(event, index)}
                onChange={({ currentTarget }) =>
                  rename(option, currentTarget.value)
                }
              />
              {option.isArchived ? (
                <>
                  <Text size="sm" c="dimmed" lh="36px">
                    {t("measures.states.takenBack")}
                  </Text>
                  <ActionIcon
                    size={36}
                    aria-label={t("measures.actions.restoreOption", {
                      name: option.name,
                    })}
                    onClick={() => bringBack(option)}
                  >
                    <IconArrowBackUp size={18} aria-hidden />
                  </ActionIcon>
                </>
              ) : (
                <ActionIcon
                  size={36}
                  aria-label={t("common.messages.actionOn", {
                    action: t("common.actions.delete"),
                    name: option.name === "" ? label : option.name,
                  })}
                  onClick={() => set(withoutOption(options, option.id, stored))}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          );
        })}
        <Button
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={options.length >= optionsMost}
          style={{ alignSelf: "flex-start" }}
          onClick={add}
        >
          {t("measures.actions.addOption")}
        </Button>
      </Stack>
    </Input.Wrapper>
  );
}
