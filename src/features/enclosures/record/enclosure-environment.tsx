import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";
import { Slot } from "../../slots";
import { useEnclosureFacts } from "./use-enclosure-facts";

/** The conditions in which its animals live, as far as they are kept. */
export function EnclosureEnvironment({
  row: { data, id },
}: {
  row: Row<"enclosures">;
}) {
  const { t } = useTranslation();
  const { sizes } = useEnclosureFacts(data);
  return (
    <Stack gap="md">
      <Panel title={t("enclosures.states.conditions")}>
        <FactList facts={sizes} />
      </Panel>
      <Slot
        name="enclosures.environment"
        props={{ kind: "enclosures", id, sectorId: data.linkedSectorId }}
      />
    </Stack>
  );
}
