import { orderLinesMax, mayOrder } from "@domain/enrichment/order/order";
import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { Button } from "@mantine/core";
import { IconShoppingCart } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { askLeave } from "../../../ui/form/unsaved-guard";
import type { Selection } from "../../../ui/list/record-list";
import { fetched } from "../../../ui/state/fetched";

const OrderPanel = fetched(() =>
  import("./order-panel").then(({ OrderPanel }) => OrderPanel),
);

interface OrderButtonProps {
  rows: readonly Row<"enrichments">[];
  onOrdered: () => void;
}

function OrderButton({ rows, onOrdered }: OrderButtonProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) setOpened(false);
  };
  return (
    <>
      {rows.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconShoppingCart size={16} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {t("enrichment.use.order.order", { count: rows.length })}
        </Button>
      )}
      <SidePanel
        opened={opened}
        onClose={() => void close()}
        title={t("enrichment.use.order.title")}
        closeLabel={t("common.actions.close")}
      >
        {opened && (
          <OrderPanel
            rows={rows}
            onOrdered={onOrdered}
            onDone={() => setOpened(false)}
            onDirty={setDirty}
          />
        )}
      </SidePanel>
    </>
  );
}

/** What is chosen of a list to be ordered, and the button that orders it; null for who may not. */
export function useOrder(rows: readonly Row<"enrichments">[]) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const may = useCan();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  if (!may("change", "enrichmentUses", { zooId })) return null;
  const known = new Map(rows.map((row) => [row.id, row]));
  const can = (id: string) => {
    const row = known.get(id);
    return row !== undefined && mayOrder(row.data, zooId);
  };
  const chosen = rows
    .filter(({ id }) => ids.has(id) && can(id))
    .slice(0, orderLinesMax);
  const nameOf = (id: string) => {
    const row = known.get(id);
    return row === undefined ? "" : enrichmentNameIn(row.data, language);
  };
  const selection: Selection = {
    ids,
    onChange: setIds,
    label: (id) =>
      t("enrichment.use.order.choose", {
        name: nameOf(id),
      }),
    can,
  };
  return {
    selection,
    button: <OrderButton rows={chosen} onOrdered={() => setIds(new Set())} />,
  };
}
