import { SimpleGrid, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { Panel } from "../../../ui/page/panel";
import { AuthorisedPanel } from "../neighbours/authorised-panel";
import { AnimalIdentity } from "./animal-identity";

/** What is known of an animal, and what was noted. */
export function AnimalInformation({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const { data } = row;
  return (
    <SimpleGrid
      type="container"
      cols={{ base: 1, "560px": 2 }}
      spacing="lg"
      styles={{ root: { alignItems: "start" } }}
    >
      <Panel title={t("animals.states.identity")}>
        <AnimalIdentity row={row} />
      </Panel>
      <Stack gap="lg">
        <Panel title={t("animals.fields.notes")}>
          {data.notes === null ? (
            <Text c="dimmed">{t("animals.states.noNotes")}</Text>
          ) : (
            <Text style={{ whiteSpace: "pre-line" }}>{data.notes}</Text>
          )}
        </Panel>
        <AuthorisedPanel row={row} />
      </Stack>
    </SimpleGrid>
  );
}
