import type { Taxon } from "@domain/taxonomy/taxon";
import { blankTaxon, taxonFormOf } from "@domain/taxonomy/taxon";
import { Alert, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Outcome } from "../../../data/hooks/use-submit";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { TaxonFields } from "../form/taxon-fields";
import {
  taxonDrafts,
  useTaxonDraft,
  useTaxonForm,
} from "../form/use-taxon-form";
import { useTaxonActions } from "../parts/use-taxon-actions";
import type { TaxonRow } from "../parts/use-taxa";
import { useReach } from "../parts/use-reach";
import { createTaxon, editTaxon } from "../taxonomy-writes";

type ListedKind = "family" | "order";

interface TaxonPanelProps {
  kind: ListedKind;
  /** null: a new one. */
  taxon: TaxonRow<ListedKind> | null;
  /** Where a new one belongs. */
  parentId: string | null;
  onClose: () => void;
  onMerged: (id: string) => void;
}

/** A family or an order beside its list: made, changed, merged, deleted. */
export function TaxonPanel(props: TaxonPanelProps) {
  const { t } = useTranslation();
  const { kind, taxon, onClose } = props;
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (!(await askLeave(dirty))) return;
    if (dirty) taxonDrafts.drop();
    onClose();
  };
  return (
    <RecordPanel
      title={taxon?.latin ?? t(`taxonomy.actions.create.${kind}`)}
      onClose={() => void close()}
    >
      {taxon !== null && <Actions {...props} taxon={taxon} />}
      <TaxonPanelForm {...props} onDirty={setDirty} />
    </RecordPanel>
  );
}

function Actions({
  kind,
  taxon,
  onClose,
  onMerged,
}: TaxonPanelProps & { taxon: Taxon }) {
  const { items, busy, notice } = useTaxonActions(kind, taxon, {
    onRemoved: onClose,
    onMerged,
  });
  return (
    <>
      <Group justify="flex-end">
        <MoreMenu about={taxon.latin} items={items} busy={busy} />
      </Group>
      {notice}
    </>
  );
}

function TaxonPanelForm({
  kind,
  taxon,
  parentId,
  onClose,
  onDirty,
}: TaxonPanelProps & { onDirty: (dirty: boolean) => void }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(taxon);
  const draft = useTaxonDraft(kind, base?.id ?? null);
  const form = useTaxonForm(
    kind,
    base === null ? blankTaxon(parentId) : taxonFormOf(base),
    draft,
  );
  const tell = (outcome: Outcome) => {
    const name = form.values.latin.trim();
    if (outcome === "queued") notifyInfo(t("taxonomy.messages.queued"));
    else
      notifyDone(
        base === null
          ? t("taxonomy.messages.created", { name })
          : t("taxonomy.messages.saved", { name }),
      );
  };
  const save = () =>
    base === null
      ? createTaxon(kind, draft.id, form.values)
      : editTaxon(kind, base.row, form.values);
  return (
    <PanelForm
      label={base?.latin ?? t(`taxonomy.actions.create.${kind}`)}
      form={form}
      onSave={async () => tell(await save())}
      onDone={onClose}
      onDirty={onDirty}
    >
      <TaxonFields kind={kind} form={form} />
      {base !== null && base.parentId !== form.values.parentId && (
        <Followers id={base.id} />
      )}
    </PanelForm>
  );
}

/** The species that go with a family into its new order, in a moment of their own. */
function Followers({ id }: { id: string }) {
  const { t } = useTranslation();
  const reach = useReach("family", id);
  return reach === null ? null : (
    <Alert color="blue">{t("taxonomy.messages.follow", { what: reach })}</Alert>
  );
}
