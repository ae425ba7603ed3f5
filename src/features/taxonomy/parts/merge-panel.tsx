import type { TaxonKind } from "@domain/taxonomy/kinds";
import type { Taxon } from "@domain/taxonomy/taxon";
import { speciesQuery } from "@domain/taxonomy/taxonomy-queries";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconArrowMerge } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useSpeciesSearch } from "../../../data/words/use-species-search";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { FormFailure } from "../../../ui/form/form-failure";
import { optionsFound } from "../../../ui/list/option-filter";
import { merge } from "../taxonomy-writes";
import { Select } from "../../../ui/form/fields/choosers";
import { latinPrefix } from "./latin-prefix";
import { Latin, useTaxonWord } from "./taxon-name";
import { taxonRow, useFamilies, useOrders } from "./use-taxa";
import { useReach } from "./use-reach";

const offered = 20;

interface MergePanelProps {
  kind: TaxonKind;
  /** The duplicate, which goes. */
  taxon: Taxon;
  onClose: () => void;
  /** It is gone: what stays is this one. */
  onMerged: (intoId: string) => void;
}

/** Species whose latin name begins so, which those just made are found by, too, and what the index of words finds; [] for nothing typed. */
function useSpeciesLike(typed: string): readonly Taxon[] {
  const [settled] = useDebouncedValue(typed, 200);
  const latin = latinPrefix(settled);
  const none = { familyId: null, orderId: null, underReview: null };
  const live = useLiveQueries(
    latin === null
      ? null
      : [speciesQuery({ ...none, latin, from: null }, offered)],
  );
  const begun =
    latin !== null && live.state === "data"
      ? live.data.rows.map((row): Taxon => taxonRow("species", row))
      : [];
  const { species } = useSpeciesSearch(typed);
  const hits = species.map(
    ({ id, latinName, name, names, familyId }): Taxon => ({
      id,
      latin: latinName,
      name,
      names,
      parentId: familyId,
    }),
  );
  return [...new Map([...begun, ...hits].map((one) => [one.id, one])).values()];
}

function useCandidates(kind: TaxonKind, typed: string): readonly Taxon[] {
  const species = useSpeciesLike(kind === "species" ? typed : "");
  const families = useFamilies(kind === "family");
  const orders = useOrders(kind === "order");
  if (kind === "species") return species;
  return kind === "family" ? families.rows : orders.rows;
}

/** Which record a duplicate is merged into, what that means, and the merge. */
export function MergePanel(props: MergePanelProps) {
  const { t } = useTranslation();
  return (
    <RecordPanel
      title={t("taxonomy.merge.title", { name: props.taxon.latin })}
      onClose={props.onClose}
    >
      <MergeForm {...props} />
    </RecordPanel>
  );
}

function MergeForm({ kind, taxon, onClose, onMerged }: MergePanelProps) {
  const { t } = useTranslation();
  const wordOf = useTaxonWord();
  const [typed, setTyped] = useState("");
  const [into, setInto] = useState<Taxon | null>(null);
  const [operationId] = useState(newId);
  const { busy, failure, run } = useSubmit();
  const reach = useReach(kind, taxon.id);
  const candidates = useCandidates(kind, typed).filter(
    ({ id }) => id !== taxon.id,
  );
  const shown =
    into === null || candidates.some(({ id }) => id === into.id)
      ? candidates
      : [into, ...candidates];
  const labelOf = (one: Taxon) => {
    const word = wordOf(one);
    return word === null ? one.latin : `${one.latin} · ${word}`;
  };
  const send = () => {
    if (into === null) return;
    run(
      () =>
        merge({ operationId, collection: kind, id: taxon.id, intoId: into.id }),
      ({ status }) => {
        const names = { name: taxon.latin, into: into.latin };
        if (status === "running") notifyInfo(t("taxonomy.merge.goesOn", names));
        else notifyDone(t("taxonomy.merge.done", names));
        onMerged(into.id);
      },
    );
  };
  return (
    <Stack>
      <Text>{t(`taxonomy.merge.about.${kind}`)}</Text>
      <FormFailure failure={failure} onRetry={send} />
      <Select
        label={t("taxonomy.merge.into")}
        placeholder={t("taxonomy.merge.placeholder")}
        data-autofocus
        required
        searchable
        limit={50}
        value={into?.id ?? null}
        onChange={(id) => setInto(shown.find((one) => one.id === id) ?? null)}
        onSearchChange={setTyped}
        filter={optionsFound}
        data={shown.map((one) => ({ value: one.id, label: labelOf(one) }))}
        nothingFoundMessage={
          typed.trim() === "" ? undefined : t(`taxonomy.states.nothing.${kind}`)
        }
      />
      {into !== null && (
        <Alert color="orange" title={t("taxonomy.merge.outcome")}>
          <Latin>{taxon.latin}</Latin>
          {" → "}
          <Latin>{into.latin}</Latin>
          {reach !== null && (
            <Text size="sm">{t("taxonomy.merge.reach", { what: reach })}</Text>
          )}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t("common.actions.cancel")}
        </Button>
        <Button
          color="red"
          leftSection={<IconArrowMerge size={16} aria-hidden />}
          disabled={into === null}
          loading={busy}
          onClick={send}
        >
          {t("taxonomy.merge.action")}
        </Button>
      </Group>
    </Stack>
  );
}
