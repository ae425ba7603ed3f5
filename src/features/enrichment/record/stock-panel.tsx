import { stockIn } from "@domain/enrichment/listed";
import { outOf, needsRecount } from "@domain/enrichment/stock";
import type { Stock } from "@domain/enrichment/stock";
import { idOfUse } from "@domain/enrichment/use";
import { href } from "@domain/pages";
import { Button, Group, Stack, Switch, Text } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { TextLink } from "../../../ui/display/text-link";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { FormFailure } from "../../../ui/form/form-failure";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { RecountBadge } from "../parts/stock-words";
import { setManaged } from "../enrichment-writes";
import { MovementPanel } from "./movement-panel";

/** What this establishment has of an object, official or its own. */
export function StockPanel({ row }: { row: Row<"enrichments"> }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const live = useLiveDoc("enrichmentUses", idOfUse(zooId, row.id));
  return (
    <Panel
      title={t("enrichment.fields.stock")}
      aside={
        <TextLink
          to={href("enrichmentHistory", { enrichmentId: row.id })}
          size="sm"
        >
          {t("enrichment.history.actions.open")}
        </TextLink>
      }
    >
      <QueryState
        query={live}
        isEmpty={() => false}
        empty={<StockOf row={row} use={undefined} />}
      >
        {(use) => <StockOf row={row} use={use ?? undefined} />}
      </QueryState>
    </Panel>
  );
}

interface StockOfProps {
  row: Row<"enrichments">;
  use: Row<"enrichmentUses"> | undefined;
}

function StockOf({ row, use }: StockOfProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const { busy, failure, run } = useSubmit();
  const stock = stockIn(use?.data);
  const mayManage = may("change", "enrichmentUses", { zooId });
  const manage = (managed: boolean) =>
    run(
      () => setManaged(zooId, row, use, managed),
      () => undefined,
    );
  return (
    <Stack gap="sm">
      {stock === null ? (
        <Text size="sm" c="dimmed">
          {t("enrichment.states.unmanagedHelp")}
        </Text>
      ) : (
        <Pieces stock={stock} />
      )}
      <FormFailure failure={failure} onRetry={() => manage(stock === null)} />
      {mayManage && !row.data.isDeleted && (
        <Group justify="space-between">
          <Switch
            label={t("enrichment.fields.stockManaged")}
            checked={stock !== null}
            disabled={busy}
            onChange={({ currentTarget }) => manage(currentTarget.checked)}
          />
          {stock !== null && <Movement row={row} stock={stock} />}
        </Group>
      )}
    </Stack>
  );
}

function Pieces({ stock }: { stock: Stock }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <FactList
        facts={[
          {
            label: t("enrichment.fields.available"),
            value: format.number(stock.available),
          },
          {
            label: t("enrichment.fields.out"),
            value: format.number(outOf(stock)),
          },
          {
            label: t("enrichment.fields.total"),
            value: format.number(stock.total),
          },
        ]}
      />
      {needsRecount(stock) && (
        <Group gap="xs">
          <RecountBadge />
          <Text size="sm">{t("enrichment.help.recount")}</Text>
        </Group>
      )}
    </>
  );
}

/** The way to tell that pieces came, went or were counted. */
function Movement({ row, stock }: { row: Row<"enrichments">; stock: Stock }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const [opened, setOpened] = useState(false);
  const [dirty, setDirty] = useState(false);
  if (!may("create", "enrichmentMovements", { zooId })) return null;
  const close = async () => {
    if (await askLeave(dirty)) setOpened(false);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsExchange size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t("enrichment.actions.move")}
      </Button>
      <SidePanel
        opened={opened}
        onClose={() => void close()}
        title={t("enrichment.actions.move")}
        closeLabel={t("common.actions.close")}
      >
        <MovementPanel
          row={row}
          stock={stock}
          onDone={() => setOpened(false)}
          onDirty={setDirty}
        />
      </SidePanel>
    </>
  );
}
