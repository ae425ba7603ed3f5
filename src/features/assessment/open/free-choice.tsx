import { livesHere } from "@domain/directory/counts";
import type { AnimalEntry } from "@domain/directory/kinds";
import { href } from "@domain/pages";
import { localized } from "@domain/taxonomy/taxonomy";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSpecies } from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import { usePlaces } from "../parts/use-places";

/** Any animal that lives here, to answer about outside of campaigns: by species, as the reader calls them. */
export function FreeChoice() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t("assessment.help.free")}
      </Text>
      <Select
        label={t("assessment.fields.animal")}
        data={useAnimalsBySpecie()}
        searchable
        limit={60}
        value={null}
        maw={420}
        onChange={(animalId) => {
          if (animalId !== null)
            void navigate(href("assessment", { animalId }));
        }}
      />
    </Stack>
  );
}

/** The animals that live here under the shown name of their species, each found by its own name and by any of its species'. */
function useAnimalsBySpecie() {
  const language = useLanguage();
  const { byName } = useFormat();
  const species = useSpecies(useReadySession().zooId);
  const { animals } = usePlaces();
  const shownName = ({ specieId, specieName, specieLatinName }: AnimalEntry) =>
    localized(
      species.of(specieId)?.names ?? {},
      language,
      specieName || specieLatinName,
    );
  const groups = new Map<string, AnimalEntry[]>();
  for (const one of animals.filter(livesHere))
    groups.set(shownName(one), [...(groups.get(shownName(one)) ?? []), one]);
  return [...groups]
    .sort(([a], [b]) => byName(a, b))
    .map(([group, inGroup]) => ({
      group,
      items: inGroup.map(({ id, name, specieName, specieLatinName }) => ({
        value: id,
        label: name,
        also: [group, specieName, specieLatinName].join(" "),
      })),
    }));
}
