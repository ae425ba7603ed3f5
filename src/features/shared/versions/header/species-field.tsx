import type { HeaderForm } from "@domain/versions/header-form";
import { ActionIcon, Fieldset, Group, List, Stack, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNextFocus } from "../../../../ui/form/rows/use-next-focus";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import { Slot } from "../../../slots";
import { useSpecieName } from "../use-specie-name";

/** The species it is for, one added after the other; none: any. */
export function SpeciesField({ form }: { form: RecordForm<HeaderForm> }) {
  const { t } = useTranslation();
  // Another field after each that was taken: it is empty again.
  const [round, setRound] = useState(0);
  const { species } = form.values;
  const { id, error } = form.field("species");
  const focusNext = useNextFocus();
  const removeId = (place: number) => `${id}.${place}.remove`;
  return (
    <Fieldset legend={t("surveys.edit.fields.surveySpecie")}>
      <Stack gap="sm">
        {species.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t("surveys.edit.states.anySpecies")}
          </Text>
        ) : (
          <List listStyleType="none" spacing={4}>
            {species.map((specieId, place) => (
              <Chosen
                key={specieId}
                id={removeId(place)}
                specieId={specieId}
                onRemove={() => {
                  form.change({
                    species: species.filter((one) => one !== specieId),
                  });
                  focusNext(removeId(place), removeId(place - 1), id);
                }}
              />
            ))}
          </List>
        )}
        <Slot
          key={round}
          name="specieField"
          props={{
            id,
            error,
            label: t("surveys.edit.fields.addSpecie"),
            description: t("surveys.edit.help.species"),
            value: null,
            onChange: (specieId) => {
              if (specieId === null) return;
              form.change({
                species: [...new Set([...species, specieId])],
              });
              setRound(round + 1);
            },
          }}
        />
      </Stack>
    </Fieldset>
  );
}

function Chosen({
  id,
  specieId,
  onRemove,
}: {
  /** Of what removes it. */
  id: string;
  specieId: string;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const name = useSpecieName(specieId) ?? "…";
  return (
    <List.Item>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm">{name}</Text>
        <ActionIcon
          id={id}
          size={28}
          aria-label={t("common.rows.remove", { name })}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </List.Item>
  );
}
