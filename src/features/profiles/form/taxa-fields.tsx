import { profileTaxaMost } from "@domain/profile/profile";
import { taxonOf } from "@domain/taxonomy/taxon";
import type { Taxon } from "@domain/taxonomy/taxon";
import { localized } from "@domain/taxonomy/taxonomy";
import { familiesQuery, ordersQuery } from "@domain/taxonomy/taxonomy-queries";
import { CloseButton, Fieldset, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";
import { MultiSelect } from "../../../ui/form/fields/choosers";
import { useNextFocus } from "../../../ui/form/rows/use-next-focus";
import { optionsFound } from "../../../ui/list/option-filter";
import { Slot } from "../../slots";
import { useTaxonNames } from "../../../data/words/use-taxon-names";
import type { ProfileFieldsProps } from "./profile-fields";

const families = [familiesQuery()];
const orders = [ordersQuery()];

/** The species that a profile is for, and whole families and orders of them. */
export function TaxaFields({ form }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const allFamilies = useLiveQueries(families);
  const allOrders = useLiveQueries(orders);
  const option = ({ id, latin, name, names }: Taxon) => ({
    value: id,
    label: `${localized(names, language, name)} (${latin})`,
  });
  const typing = {
    searchable: true,
    limit: 100,
    maxValues: profileTaxaMost,
    hidePickedOptions: true,
    filter: optionsFound,
    nothingFoundMessage: t("profiles.states.noTaxonFound"),
  };
  return (
    <Fieldset legend={t("profiles.fields.taxa")}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("profiles.help.taxa")}
        </Text>
        <SpeciesField form={form} />
        <MultiSelect
          {...form.field("familyIds")}
          {...typing}
          label={t("profiles.fields.familyIds")}
          data={
            allFamilies.state === "data"
              ? allFamilies.data.rows.map(({ id, data }) =>
                  option(taxonOf("family", id, data)),
                )
              : []
          }
          value={form.values.familyIds}
          onChange={(familyIds) => form.change({ familyIds })}
        />
        <MultiSelect
          {...form.field("orderIds")}
          {...typing}
          label={t("profiles.fields.orderIds")}
          data={
            allOrders.state === "data"
              ? allOrders.data.rows.map(({ id, data }) =>
                  option(taxonOf("order", id, data)),
                )
              : []
          }
          value={form.values.orderIds}
          onChange={(orderIds) => form.change({ orderIds })}
        />
      </Stack>
    </Fieldset>
  );
}

/** The species chosen so far, and one more among all there are. */
function SpeciesField({ form }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const { specieIds } = form.values;
  const named = useTaxonNames("species", specieIds);
  const focusNext = useNextFocus();
  const removeId = (place: number) =>
    form.field(`specieIds.${place}.remove`).id;
  return (
    <>
      <Slot
        name="specieField"
        props={{
          ...form.field("specieIds"),
          value: null,
          onChange: (id) => {
            if (id !== null && !specieIds.includes(id))
              form.change({ specieIds: [...specieIds, id] });
          },
          label: t("profiles.fields.specieIds"),
          description: t("profiles.help.species"),
        }}
      />
      {named.length > 0 && (
        <Group
          component="ul"
          gap="xs"
          m={0}
          p={0}
          aria-label={t("profiles.fields.specieIds")}
          style={{ listStyle: "none" }}
        >
          {named.map(({ id, name }, place) => (
            <Group key={id} component="li" gap={2} wrap="nowrap">
              <Text size="sm">{name}</Text>
              <CloseButton
                id={removeId(place)}
                size="sm"
                aria-label={t("profiles.actions.remove", { name })}
                onClick={() => {
                  form.change({
                    specieIds: specieIds.filter((one) => one !== id),
                  });
                  focusNext(
                    removeId(place),
                    removeId(place - 1),
                    form.field("specieIds").id,
                  );
                }}
              />
            </Group>
          ))}
        </Group>
      )}
    </>
  );
}
