import type { PublicationForm } from "@domain/biblio/form";
import { linksMost } from "@domain/biblio/publication";
import { CloseButton, Fieldset, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useTaxonNames } from "../../../data/words/use-taxon-names";
import { MultiSelect } from "../../../ui/form/fields/choosers";
import { useNextFocus } from "../../../ui/form/rows/use-next-focus";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { optionsFound } from "../../../ui/list/option-filter";
import { Slot } from "../../slots";
import type { LinkKind } from "../parts/use-linked";
import { useLinkable } from "../parts/use-linked";

interface LinkFieldsProps {
  form: RecordForm<PublicationForm>;
  /** It is everybody's: no parameter of an establishment is linked. */
  official: boolean;
}

/** The species, parameters and questions that a publication is about. */
export function LinkFields({ form, official }: LinkFieldsProps) {
  const { t } = useTranslation();
  const mayAsk = useCan()("change", "questions");
  return (
    <Fieldset legend={t("biblio.record.links")}>
      <Stack gap="sm">
        <SpeciesLinks form={form} />
        {!official && <LinksOf form={form} kind="healthParameterIds" />}
        {!official && <LinksOf form={form} kind="environmentalParameterIds" />}
        {mayAsk && <LinksOf form={form} kind="questionIds" />}
      </Stack>
    </Fieldset>
  );
}

interface LinksOfProps {
  form: RecordForm<PublicationForm>;
  kind: LinkKind;
}

function LinksOf({ form, kind }: LinksOfProps) {
  const { t } = useTranslation();
  const offered = useLinkable(kind);
  return (
    <MultiSelect
      {...form.field(kind)}
      label={t(`biblio.fields.${kind}`)}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      value={form.values[kind]}
      onChange={(ids) => form.change({ [kind]: ids })}
      searchable
      limit={100}
      maxValues={linksMost}
      hidePickedOptions
      filter={optionsFound}
      nothingFoundMessage={t("biblio.states.noneOffered")}
    />
  );
}

/** The species chosen so far, and one more among all there are. */
function SpeciesLinks({ form }: { form: RecordForm<PublicationForm> }) {
  const { t } = useTranslation();
  // Another field after each that was taken: it is empty again.
  const [round, setRound] = useState(0);
  const { specieIds } = form.values;
  const named = useTaxonNames("species", specieIds);
  const focusNext = useNextFocus();
  const { id, error } = form.field("specieIds");
  const removeId = (place: number) => `${id}.${place}.remove`;
  return (
    <>
      <Slot
        key={round}
        name="specieField"
        props={{
          id,
          error,
          label: t("biblio.fields.specieIds"),
          description: t("biblio.help.species"),
          value: null,
          onChange: (specieId) => {
            if (specieId === null) return;
            form.change({
              specieIds: [...new Set([...specieIds, specieId])],
            });
            setRound(round + 1);
          },
        }}
      />
      {named.length > 0 && (
        <Group
          component="ul"
          gap="xs"
          m={0}
          p={0}
          aria-label={t("biblio.fields.specieIds")}
          style={{ listStyle: "none" }}
        >
          {named.map(({ id: specieId, name }, place) => (
            <Group key={specieId} component="li" gap={2} wrap="nowrap">
              <Text size="sm">{name}</Text>
              <CloseButton
                id={removeId(place)}
                aria-label={t("common.rows.remove", { name })}
                onClick={() => {
                  form.change({
                    specieIds: specieIds.filter((one) => one !== specieId),
                  });
                  focusNext(removeId(place), removeId(place - 1), id);
                }}
              />
            </Group>
          ))}
        </Group>
      )}
    </>
  );
}
