import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";
import { useEnclosureFacts } from "./use-enclosure-facts";

/** The conditions in which its animals live, as far as they are kept. */
export function EnclosureEnvironment({
  row: { data },
}: {
  row: Row<"enclosures">;
}) {
  const { t } = useTranslation();
  const { sizes } = useEnclosureFacts(data);
  return (
    <Stack gap="md" maw={720}>
      <Panel title={t("enclosures.states.conditions")}>
        <FactList facts={sizes} />
      </Panel>
      <Text c="dimmed">{t("enclosures.states.measuresToCome")}</Text>
    </Stack>
  );
}
