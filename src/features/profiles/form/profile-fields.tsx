import type { ProfileForm } from "@domain/profile/form";
import { profileNameMax } from "@domain/profile/form";
import { Fieldset, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languageNames, languages } from "../../../lib/i18n/languages";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { ExpectedRows } from "./expected-rows";
import { TaxaFields } from "./taxa-fields";
import { WeightRows } from "./weight-rows";

export interface ProfileFieldsProps {
  form: RecordForm<ProfileForm>;
}

/** Everything that is set of a profile. */
export function ProfileFields({ form }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const { names } = form.values;
  return (
    <>
      <Fieldset legend={t("profiles.fields.names")}>
        <Stack gap="sm">
          {languages.map((language) => (
            <TextInput
              key={language}
              {...form.field(`names.${language}`)}
              label={languageNames[language]}
              required={language === "fr"}
              lang={language}
              maxLength={profileNameMax}
              autoComplete="off"
              value={names[language]}
              onChange={({ currentTarget }) =>
                form.change({
                  names: { ...names, [language]: currentTarget.value },
                })
              }
            />
          ))}
        </Stack>
      </Fieldset>
      <TaxaFields form={form} />
      <WeightRows form={form} />
      <ExpectedRows form={form} />
    </>
  );
}
