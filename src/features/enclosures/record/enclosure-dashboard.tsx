import { SimpleGrid, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";
import { Slot } from "../../slots";
import { useEnclosureFacts } from "./use-enclosure-facts";

/** How it is laid out, and what was noted. */
export function EnclosureDashboard({ row }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  const { data, id } = row;
  const { sizes } = useEnclosureFacts(data);
  return (
    <Stack gap="lg">
      <Slot name="enclosures.cards" props={{ id }} />
      <SimpleGrid
        type="container"
        cols={{ base: 1, "560px": 2 }}
        spacing="lg"
        styles={{ root: { alignItems: "start" } }}
      >
        <Panel title={t("enclosures.fields.memo")}>
          {data.memo === null ? (
            <Text c="dimmed">{t("enclosures.states.noMemo")}</Text>
          ) : (
            <Text style={{ whiteSpace: "pre-line" }}>{data.memo}</Text>
          )}
        </Panel>
        <Panel title={t("enclosures.states.sizes")}>
          <FactList facts={sizes} />
        </Panel>
      </SimpleGrid>
    </Stack>
  );
}
