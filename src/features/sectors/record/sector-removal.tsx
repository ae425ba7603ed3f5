import { blockersCounted } from "@domain/callables";
import { recordHref } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useRemoval } from "../../../data/hooks/use-removal";
import { useCan } from "../../../data/hooks/use-can";
import { useFormat } from "../../../lib/use-format";
import { Obstacles } from "../../../ui/feedback/obstacles";
import { RemovalSection } from "../../../ui/form/removal-section";

interface SectorRemovalProps {
  row: Row<"sectors">;
  onRemoved: () => void;
}

/** Removal of a sector, after asking; one that holds something stays and says what. */
export function SectorRemoval({ row, onRemoved }: SectorRemovalProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const removal = useRemoval("sectors", row.id, onRemoved);
  const mayRemove = useCan("remove", "sectors", row.data);
  if (!mayRemove) return null;
  const name = row.data.sectorName;
  return (
    <RemovalSection
      label={t("sectors.actions.remove")}
      question={{
        title: t("sectors.messages.removeTitle", { name }),
        body: t("sectors.messages.removeBody"),
      }}
      removal={removal}
    >
      <Obstacles
        title={t("errors.codes.not-empty")}
        summary={format.list(
          removal.counts.map(({ kind, count }) => {
            const what = t(`sectors.options.blockers.${kind}`, { count });
            return count < blockersCounted
              ? what
              : t("common.states.atLeast", { what });
          }),
        )}
        items={removal.blockers.map(({ kind, id, name: blocker }) => ({
          id,
          name: t(`sectors.options.blocker.${kind}`, { name: blocker }),
          to: recordHref(kind, id),
        }))}
        onClose={removal.forget}
      />
    </RemovalSection>
  );
}
