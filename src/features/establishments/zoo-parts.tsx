import type { EstablishmentKind } from "@domain/establishment/offers";
import { establishmentKinds } from "@domain/establishment/offers";
import type { Environment } from "@domain/establishment/zoo";
import { environments } from "@domain/establishment/zoo";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../ui/form/fields/choice-chips";
import type { FieldBinding, InputBinding } from "../../ui/form/use-record-form";

export function NameField(field: InputBinding<string>) {
  const { t } = useTranslation();
  return (
    <TextInput {...field} label={t("establishments.fields.zooName")} required />
  );
}

interface ChoiceField<V> extends FieldBinding {
  value: V;
  onChange: (value: V) => void;
}

export function KindField(field: ChoiceField<EstablishmentKind>) {
  const { t } = useTranslation();
  return (
    <ChoiceChips
      {...field}
      label={t("establishments.fields.type")}
      options={establishmentKinds.map((value) => ({
        value,
        label: t(`establishments.options.type.${value}`),
      }))}
    />
  );
}

export function EnvironmentField(field: ChoiceField<Environment>) {
  const { t } = useTranslation();
  return (
    <ChoiceChips
      {...field}
      label={t("establishments.fields.environment")}
      options={environments.map((value) => ({
        value,
        label: t(`establishments.options.environment.${value}`),
      }))}
    />
  );
}

export function ShortCodeField(field: InputBinding<string>) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...field}
      label={t("establishments.fields.shortCode")}
      description={t("establishments.help.shortCode")}
      autoComplete="off"
      autoCapitalize="characters"
    />
  );
}
