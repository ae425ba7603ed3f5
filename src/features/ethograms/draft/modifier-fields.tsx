import type { ModifierForm, PlanForm } from "@domain/ethogram/edit/plan-form";
import { newModifier, newValue } from "@domain/ethogram/edit/plan-form";
import {
  behaviourNameMax,
  modifiersMost,
  modifierValuesMost,
} from "@domain/ethogram/version";
import type { Language } from "@domain/taxonomy/taxonomy";
import { Button, Fieldset, Group, Stack, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { newId } from "../../../data/write";
import { RowTool } from "../../../ui/form/rows/row-tool";
import { useNextFocus } from "../../../ui/form/rows/use-next-focus";
import type { RecordForm } from "../../../ui/form/use-record-form";

interface ModifierFieldsProps {
  /** Of the behaviour. */
  path: string;
  modifiers: readonly ModifierForm[];
  form: RecordForm<PlanForm>;
  language: Language;
  onChange: (modifiers: ModifierForm[]) => void;
}

/** What is asked beside a behaviour when it is coded: how, with what, how strong; each with its values. */
export function ModifierFields(props: ModifierFieldsProps) {
  const { path, modifiers, form, language, onChange } = props;
  const { t } = useTranslation();
  const focusNext = useNextFocus();
  const add = `obs-${path}.modifiers`;
  return (
    <Stack gap="xs">
      {modifiers.map((one, at) => (
        <OneModifier
          key={one.modifierId}
          path={`${path}.modifiers.${at}`}
          modifier={one}
          form={form}
          language={language}
          onChange={(modifier) => onChange(modifiers.with(at, modifier))}
          onRemove={() => {
            onChange(modifiers.toSpliced(at, 1));
            focusNext(add);
          }}
        />
      ))}
      <Group>
        <Button
          id={add}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={modifiers.length >= modifiersMost}
          onClick={() => {
            onChange([...modifiers, newModifier(newId())]);
            focusNext(
              `obs-${path}.modifiers.${modifiers.length}.trad.${language}`,
            );
          }}
        >
          {t("ethograms.actions.addModifier")}
        </Button>
      </Group>
    </Stack>
  );
}

interface OneModifierProps {
  path: string;
  modifier: ModifierForm;
  form: RecordForm<PlanForm>;
  language: Language;
  onChange: (modifier: ModifierForm) => void;
  onRemove: () => void;
}

function OneModifier(props: OneModifierProps) {
  const { path, modifier, form, language, onChange, onRemove } = props;
  const { t } = useTranslation();
  const focusNext = useNextFocus();
  const { trad, values } = modifier;
  const name = trad[language].trim() || t("ethograms.fields.modifier");
  const add = `obs-${path}.values`;
  return (
    <Fieldset legend={name}>
      <Stack gap="xs">
        <Group gap={4} wrap="nowrap" align="flex-end">
          <TextInput
            {...form.field(`${path}.trad.${language}`)}
            label={t("ethograms.fields.modifier")}
            flex={1}
            lang={language}
            maxLength={behaviourNameMax}
            value={trad[language]}
            onChange={({ currentTarget }) =>
              onChange({
                ...modifier,
                trad: { ...trad, [language]: currentTarget.value },
              })
            }
          />
          <RowTool
            icon={IconTrash}
            label={t("common.rows.remove", { name })}
            onClick={onRemove}
          />
        </Group>
        {values.map((value, at) => (
          <Group key={value.valueId} gap={4} wrap="nowrap">
            <TextInput
              {...form.field(`${path}.values.${at}.trad.${language}`)}
              aria-label={t("ethograms.states.numbered", {
                place: at + 1,
                name: t("ethograms.fields.value"),
              })}
              flex={1}
              lang={language}
              maxLength={behaviourNameMax}
              value={value.trad[language]}
              onChange={({ currentTarget }) =>
                onChange({
                  ...modifier,
                  values: values.with(at, {
                    ...value,
                    trad: { ...value.trad, [language]: currentTarget.value },
                  }),
                })
              }
            />
            <RowTool
              icon={IconTrash}
              label={t("common.rows.remove", {
                name: value.trad[language] || t("ethograms.fields.value"),
              })}
              onClick={() => {
                onChange({ ...modifier, values: values.toSpliced(at, 1) });
                focusNext(add);
              }}
            />
          </Group>
        ))}
        <Group>
          <Button
            id={add}
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={values.length >= modifierValuesMost}
            onClick={() => {
              onChange({ ...modifier, values: [...values, newValue(newId())] });
              focusNext(`obs-${path}.values.${values.length}.trad.${language}`);
            }}
          >
            {t("ethograms.actions.addValue")}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
