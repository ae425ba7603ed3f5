import { href, recordHref } from "@domain/pages";
import { blockersCounted } from "@domain/removal/callables";
import type { TaxonKind } from "@domain/taxonomy/kinds";
import type { Taxon } from "@domain/taxonomy/taxon";
import { IconArrowMerge } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Removal } from "../../../data/removal/use-removal";
import { useRemoval } from "../../../data/removal/use-removal";
import { useFormat } from "../../../lib/use-format";
import { notifyDone } from "../../../ui/feedback/notify";
import { Obstacles } from "../../../ui/feedback/obstacles";
import { RemovalNotice, removalItem } from "../../../ui/form/removal";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MergePanel } from "./merge-panel";

interface TaxonActions {
  busy: boolean;
  /** What stands under "⋯": merge, delete. */
  items: MoreItem[];
  /** Why it was not deleted, and the panel of the merge. */
  notice: ReactNode;
}

/** Merge and removal of a species, family or order; one that is named stays and says by what. */
export function useTaxonActions(
  kind: TaxonKind,
  taxon: Taxon,
  {
    onRemoved,
    onMerged,
  }: { onRemoved: () => void; onMerged: (id: string) => void },
): TaxonActions {
  const { t } = useTranslation();
  const [merging, setMerging] = useState(false);
  const removal = useRemoval(kind, taxon.id, () => {
    notifyDone(t("taxonomy.messages.removed", { name: taxon.latin }));
    onRemoved();
  });
  const words = {
    label: t("common.actions.delete"),
    question: {
      title: t("taxonomy.questions.remove.title", { name: taxon.latin }),
      body: t("taxonomy.questions.remove.body"),
    },
  };
  return {
    busy: removal.busy,
    items: [
      {
        id: "merge",
        label: t("taxonomy.actions.merge"),
        icon: IconArrowMerge,
        onPick: () => setMerging(true),
      },
      removalItem(words, removal),
    ],
    notice: (
      <>
        <RemovalNotice removal={removal}>
          <TaxonObstacles kind={kind} taxon={taxon} removal={removal} />
        </RemovalNotice>
        {merging && (
          <MergePanel
            kind={kind}
            taxon={taxon}
            onClose={() => setMerging(false)}
            onMerged={(id) => {
              setMerging(false);
              onMerged(id);
            }}
          />
        )}
      </>
    ),
  };
}

interface TaxonObstaclesProps {
  kind: TaxonKind;
  taxon: Taxon;
  removal: Removal<TaxonKind>;
}

function TaxonObstacles({ kind, taxon, removal }: TaxonObstaclesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { blockers, counts, forget } = removal;
  return (
    <Obstacles
      title={t("taxonomy.messages.inUse", { name: taxon.latin })}
      summary={format.list(
        counts.map(({ kind: what, count }) => {
          const words = t(`taxonomy.options.blockers.${what}`, { count });
          return count < blockersCounted
            ? words
            : t("common.states.atLeast", { what: words });
        }),
      )}
      items={blockers.map(({ kind: what, id, name }) => ({
        id,
        name,
        to:
          what === "animals" && kind === "species"
            ? href("animal", { animalId: id })
            : recordHref(what, id),
      }))}
      onClose={forget}
    />
  );
}
