import type { HeaderForm } from "@domain/versions/header-form";
import { headerNameMax } from "@domain/versions/header-form";
import { languages } from "@domain/taxonomy/taxonomy";
import { Fieldset, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../../lib/i18n/languages";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import { SpeciesField } from "./species-field";

/** The name in every language, and the species where there are any. */
export function HeaderFields({
  form,
  hasSpecies,
}: {
  form: RecordForm<HeaderForm>;
  hasSpecies: boolean;
}) {
  const { t } = useTranslation();
  const { names } = form.values;
  return (
    <>
      <Fieldset legend={t("surveys.edit.fields.names")}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t("surveys.edit.help.names")}
          </Text>
          {languages.map((language) => (
            <TextInput
              key={language}
              {...form.field(`names.${language}`)}
              label={languageNames[language]}
              lang={language}
              maxLength={headerNameMax}
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
      {hasSpecies && <SpeciesField form={form} />}
    </>
  );
}
