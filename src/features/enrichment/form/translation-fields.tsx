import {
  enrichmentNameMax,
  translatedLanguages,
} from "@domain/enrichment/enrichment";
import type { EnrichmentForm } from "@domain/enrichment/form";
import { Stack, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../lib/i18n/languages";
import type { RecordForm } from "../../../ui/form/use-record-form";

interface TranslationFieldsProps {
  form: RecordForm<EnrichmentForm>;
  required: boolean;
}

/** The name and what is said of an object in the languages besides French. */
export function TranslationFields({ form, required }: TranslationFieldsProps) {
  const { t } = useTranslation();
  const { translations } = form.values;
  const isDescribed = form.values.description.trim() !== "";
  return translatedLanguages.map((language) => {
    const one = translations[language];
    const change = (more: Partial<typeof one>) =>
      form.change({
        translations: { ...translations, [language]: { ...one, ...more } },
      });
    const labelled = (field: string) =>
      t("enrichment.fields.inLanguage", {
        field,
        language: languageNames[language],
      });
    return (
      <Stack key={language} gap="xs">
        <TextInput
          {...form.field(`translations.${language}.name`)}
          label={labelled(t("enrichment.fields.name"))}
          value={one.name}
          onChange={({ currentTarget }) =>
            change({ name: currentTarget.value })
          }
          required={required}
          lang={language}
          maxLength={enrichmentNameMax + 20}
        />
        <Textarea
          {...form.field(`translations.${language}.description`)}
          label={labelled(t("enrichment.fields.description"))}
          value={one.description}
          onChange={({ currentTarget }) =>
            change({ description: currentTarget.value })
          }
          required={required && isDescribed}
          lang={language}
          autosize
          maxRows={12}
        />
      </Stack>
    );
  });
}
