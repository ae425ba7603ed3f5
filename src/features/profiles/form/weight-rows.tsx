import { profileCriteriaMost } from "@domain/profile/profile";
import { weightMax } from "@domain/survey/version";
import { ActionIcon, Fieldset, Group, Stack, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCriteria } from "../../../data/surveys/use-criteria";
import { Select } from "../../../ui/form/fields/choosers";
import { DecimalField } from "../../../ui/form/fields/decimal-field";
import { useNextFocus } from "../../../ui/form/rows/use-next-focus";
import { optionsFound } from "../../../ui/list/option-filter";
import type { ProfileFieldsProps } from "./profile-fields";

/** What each criterion weighs; one that is not there is not weighed. */
export function WeightRows({ form }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const { all, nameOf } = useCriteria();
  const { criteria } = form.values;
  const list = form.list("criteria");
  const focusNext = useNextFocus();
  const weighed = new Set(criteria.map(({ categoryId }) => categoryId));
  return (
    <Fieldset legend={t("profiles.fields.criteria")}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("profiles.help.criteria", { max: weightMax })}
        </Text>
        {criteria.map(({ categoryId, weight }, place) => {
          const name = nameOf(categoryId) ?? categoryId;
          return (
            <Group key={categoryId} gap="xs" align="flex-end" wrap="nowrap">
              <div style={{ flex: 1 }}>
                <DecimalField
                  {...form.field(`criteria.${place}.weight`)}
                  label={name}
                  required
                  value={Number.isNaN(weight) ? null : weight}
                  onChange={(given) =>
                    list.change(place, { weight: given ?? Number.NaN })
                  }
                />
              </div>
              <ActionIcon
                size={36}
                aria-label={t("profiles.actions.remove", { name })}
                onClick={() => {
                  list.remove(place);
                  focusNext(
                    ...[place, place - 1].map(
                      (at) => form.field(`criteria.${at}.weight`).id,
                    ),
                    form.field("criteria").id,
                  );
                }}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          );
        })}
        <Select
          id={form.field("criteria").id}
          label={t("profiles.actions.addCriterion")}
          disabled={criteria.length >= profileCriteriaMost}
          data={all
            .filter(({ id, archived }) => !archived && !weighed.has(id))
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={(categoryId) => {
            if (categoryId !== null) list.insert({ categoryId, weight: 1 });
          }}
          searchable
          filter={optionsFound}
          nothingFoundMessage={t("profiles.states.noCriterionFound")}
        />
      </Stack>
    </Fieldset>
  );
}
