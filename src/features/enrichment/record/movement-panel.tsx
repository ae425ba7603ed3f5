import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import type { MovementForm } from "@domain/enrichment/forms/movement-form";
import { moveOf, movementIssues } from "@domain/enrichment/forms/movement-form";
import { quantityMax, stockReasons } from "@domain/enrichment/movement";
import type { Stock } from "@domain/enrichment/stock";
import { NumberInput, Select, Text, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { notifyDone } from "../../../ui/feedback/notify";
import { PanelForm } from "../../../ui/form/panel-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { movePieces } from "../enrichment-writes";

const empty: MovementForm = { reason: null, quantity: 1, note: "" };

interface MovementPanelProps {
  row: Row<"enrichments">;
  stock: Stock;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** How many pieces came or went and why, or how many were counted. */
export function MovementPanel(props: MovementPanelProps) {
  const { row, stock, onDone, onDirty } = props;
  const { t } = useTranslation();
  const session = useReadySession();
  const name = enrichmentNameIn(row.data, useLanguage());
  const form = useRecordForm<MovementForm>({
    name: "movement",
    initial: empty,
    issuesOf: movementIssues,
    labelOf: (field) =>
      field === "reason"
        ? t("enrichment.fields.reason")
        : field === "note"
          ? t("enrichment.fields.note")
          : t("enrichment.fields.quantity"),
  });
  const isRecount = form.values.reason === "recount";
  const save = async () => {
    const move = moveOf(form.values, stock);
    const object = { enrichmentId: row.id, name: row.data.name };
    if (move !== null)
      await outcomeOf(movePieces(session, object, move, form.values.note));
    notifyDone(t("enrichment.messages.moved", { name }));
  };
  return (
    <PanelForm
      label={t("enrichment.actions.move")}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <Select
        {...form.choice("reason")}
        label={t("enrichment.fields.reason")}
        data={stockReasons.map((value) => ({
          value,
          label: t(`enrichment.reasons.${value}`),
        }))}
        required
        allowDeselect={false}
      />
      <NumberInput
        {...form.field("quantity")}
        label={t(
          isRecount
            ? "enrichment.fields.counted"
            : "enrichment.fields.quantity",
        )}
        value={form.values.quantity}
        onChange={(value) =>
          form.change({ quantity: typeof value === "number" ? value : NaN })
        }
        min={0}
        max={quantityMax}
        allowDecimal={false}
        allowNegative={false}
        required
      />
      {isRecount && <Text size="sm">{t("enrichment.help.counted")}</Text>}
      <Textarea
        {...form.input("note")}
        label={t("enrichment.fields.note")}
        autosize
        minRows={2}
        maxRows={8}
      />
    </PanelForm>
  );
}
