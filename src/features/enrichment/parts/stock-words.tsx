import type { EnrichmentUse } from "@domain/enrichment/use";
import { stockIn } from "@domain/enrichment/listed";
import { needsRecount } from "@domain/enrichment/stock";
import { Group, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";

/** How many pieces are in store, of how many; that somebody has to count where that cannot be. */
export function StockWords({ use }: { use: EnrichmentUse | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const stock = stockIn(use);
  if (stock === null)
    return (
      <Text component="span" size="sm" c="dimmed">
        {t("enrichment.states.unmanaged")}
      </Text>
    );
  return (
    <Group gap="xs" component="span" wrap="nowrap">
      <span>
        {t("enrichment.states.inStore", {
          available: format.number(stock.available),
          total: format.number(stock.total),
        })}
      </span>
      {needsRecount(stock) && <RecountBadge />}
    </Group>
  );
}

export function RecountBadge() {
  const { t } = useTranslation();
  return (
    <StatusBadge
      color="orange"
      icon={IconAlertTriangle}
      label={t("enrichment.states.recount")}
    />
  );
}
