import { foundAs } from "@domain/inventory/read/match-species";
import { Fieldset, NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { LookedUp } from "../../../data/words/look-up-species";
import type { ChoiceProps } from "./values-step";

/** So many are asked one by one; the rest is refused by name in the dry run. */
const asked = 100;

/** The species that nobody knows, each with those that may be meant. */
export function SpeciesQuestions({
  unknown,
  choices,
  change,
}: ChoiceProps & { unknown: readonly (readonly [string, LookedUp])[] }) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t("inventory.fields.species")}>
      <Stack gap="sm">
        {unknown.slice(0, asked).map(([key, { text, near }]) => (
          <NativeSelect
            key={key}
            label={text}
            description={
              near.length === 0 ? t("inventory.states.nothingNear") : undefined
            }
            disabled={near.length === 0}
            value={choices.species.get(key)?.specieId ?? ""}
            data={[
              { value: "", label: t("inventory.states.refuseRows") },
              ...near.map(({ id, latinName, name }) => ({
                value: id,
                label: `${latinName} · ${name}`,
              })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const specie = near.find(({ id }) => id === value);
              const found = specie === undefined ? null : foundAs(specie, text);
              change({ species: new Map([...choices.species, [key, found]]) });
            }}
          />
        ))}
        {unknown.length > asked && (
          <Text size="sm" c="dimmed">
            {t("inventory.states.moreUnknown", {
              count: unknown.length - asked,
            })}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
