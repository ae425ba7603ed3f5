import type { PlanForm } from "@domain/ethogram/edit/plan-form";
import { newCategory } from "@domain/ethogram/edit/plan-form";
import {
  behaviourCategoriesMost,
  behaviourNameMax,
} from "@domain/ethogram/version";
import type { Language } from "@domain/taxonomy/taxonomy";
import { Button, Fieldset, Group, Stack, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { newId } from "../../../data/write";
import { RowTools } from "../../../ui/form/rows/row-tools";
import { useNextFocus } from "../../../ui/form/rows/use-next-focus";
import type { RecordForm } from "../../../ui/form/use-record-form";

/** What the behaviours are sorted by, in the order in which their keys stand. */
export function CategoryFields({
  form,
  language,
}: {
  form: RecordForm<PlanForm>;
  language: Language;
}) {
  const { t } = useTranslation();
  const focusNext = useNextFocus();
  const { categories } = form.values;
  const list = form.list("categories");
  return (
    <Fieldset legend={t("ethograms.fields.categories")}>
      <Stack gap="xs">
        {categories.map(({ categoryId, trad }, at) => {
          const place = t("ethograms.states.numbered", {
            place: at + 1,
            name: t("ethograms.fields.category"),
          });
          return (
            <Group key={categoryId} gap={4} wrap="nowrap">
              <TextInput
                {...form.field(`categories.${at}.trad.${language}`)}
                aria-label={place}
                flex={1}
                lang={language}
                maxLength={behaviourNameMax}
                value={trad[language]}
                onChange={({ currentTarget }) =>
                  list.change(at, {
                    trad: { ...trad, [language]: currentTarget.value },
                  })
                }
              />
              <RowTools
                name={trad[language].trim() || place}
                place={at}
                last={at === categories.length - 1}
                onMove={(to) => list.move(at, to)}
                onRemove={() => {
                  list.remove(at);
                  focusNext("obs-categories");
                }}
              />
            </Group>
          );
        })}
        <Group>
          <Button
            id="obs-categories"
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={categories.length >= behaviourCategoriesMost}
            onClick={() => {
              list.insert(newCategory(newId()));
              focusNext(`obs-categories.${categories.length}.trad.${language}`);
            }}
          >
            {t("ethograms.actions.addCategory")}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
