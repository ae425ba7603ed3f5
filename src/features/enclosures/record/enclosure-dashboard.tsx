import { href } from "@domain/pages";
import { SimpleGrid, Stack, Text } from "@mantine/core";
import { IconLayoutGrid, IconPaw } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";
import { StatTile } from "../../../ui/page/stat-tile";
import { QueryState } from "../../../ui/state/query-state";
import { Slot } from "../../slots";
import { useEnclosureAnimals } from "./use-enclosure-animals";
import { useEnclosureFacts } from "./use-enclosure-facts";

/** How many live here, how it is laid out, and what was noted. */
export function EnclosureDashboard({ row }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, id } = row;
  const { live } = useEnclosureAnimals(data.zooId, id);
  const { sizes } = useEnclosureFacts(data);
  return (
    <Stack gap="lg">
      <QueryState query={live}>
        {({ rows, full }) => (
          <SimpleGrid
            cols={{ base: 2, md: 3 }}
            spacing={{ base: "xs", xs: "md" }}
          >
            <Slot name="enclosures.cards" props={{ id }} />
            <StatTile
              label={t("enclosures.tabs.animals")}
              value={t(
                full ? "enclosures.states.more" : "enclosures.states.exactly",
                { number: format.number(rows.length) },
              )}
              icon={IconPaw}
              to={href("enclosure", { enclosureId: id, tab: "animals" })}
            />
            <StatTile
              label={t("enclosures.tabs.zones")}
              value={format.number(data.areas.length)}
              icon={IconLayoutGrid}
              to={href("enclosure", { enclosureId: id, tab: "zones" })}
            />
          </SimpleGrid>
        )}
      </QueryState>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
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
