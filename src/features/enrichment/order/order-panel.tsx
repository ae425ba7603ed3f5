import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { quantityMax } from "@domain/enrichment/movement";
import { NumberInput, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { useLanguage } from "../../../lib/i18n/use-language";
import { notifyDone } from "../../../ui/feedback/notify";
import { PanelForm } from "../../../ui/form/panel-form";
import type { FormIssue } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";

/** How many of each, by the object's id; NaN while it is no number. */
type Quantities = Record<string, number>;

interface OrderPanelProps {
  rows: readonly Row<"enrichments">[];
  onOrdered: () => void;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

const issueOf = ([field, quantity]: [string, number]): FormIssue[] => {
  if (!Number.isInteger(quantity)) return [{ field, code: "number" }];
  if (quantity < 1) return [{ field, code: "positive" }];
  return quantity > quantityMax
    ? [{ field, code: "tooMuch", values: { max: quantityMax } }]
    : [];
};

/** How many of each chosen object are ordered; the list is mailed to whoever orders. */
export function OrderPanel(props: OrderPanelProps) {
  const { rows, onOrdered, onDone, onDirty } = props;
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const [operationId] = useState(newId);
  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? id : enrichmentNameIn(row.data, language);
  };
  const form = useRecordForm<Quantities>({
    name: "order",
    initial: Object.fromEntries(rows.map(({ id }) => [id, 1])),
    issuesOf: (values) => Object.entries(values).flatMap(issueOf),
    labelOf: nameOf,
  });
  const save = async () => {
    const lines = rows.map(({ id }) => ({
      enrichmentId: id,
      quantity: form.values[id] ?? 1,
    }));
    await call("orderEnrichments", { operationId, zooId, lines });
    notifyDone(t("enrichment.use.order.sent"));
    onOrdered();
  };
  return (
    <PanelForm
      label={t("enrichment.use.order.title")}
      failureTitle={t("errors.messages.orderCreate")}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <Text size="sm" c="dimmed">
        {t("enrichment.use.order.help")}
      </Text>
      {rows.map(({ id, data }) => (
        <NumberInput
          key={id}
          {...form.field(id)}
          label={nameOf(id)}
          description={data.sku}
          value={form.values[id] ?? 1}
          onChange={(value) =>
            form.change({ [id]: typeof value === "number" ? value : NaN })
          }
          min={1}
          max={quantityMax}
          allowDecimal={false}
          allowNegative={false}
          required
        />
      ))}
    </PanelForm>
  );
}
