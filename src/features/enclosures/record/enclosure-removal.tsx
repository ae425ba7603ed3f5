import { blockersCounted } from "@domain/callables";
import { recordHref } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useRemoval } from "../../../data/hooks/use-removal";
import { useCan } from "../../../data/hooks/use-can";
import { useFormat } from "../../../lib/use-format";
import { Obstacles } from "../../../ui/feedback/obstacles";
import { RemovalSection } from "../../../ui/form/removal-section";

interface EnclosureRemovalProps {
  row: Row<"enclosures">;
  onRemoved: () => void;
}

/** Removal of an enclosure, after asking; one with animals or work stays and names them. */
export function EnclosureRemoval({ row, onRemoved }: EnclosureRemovalProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const removal = useRemoval("enclosures", row.id, onRemoved);
  const mayRemove = useCan("remove", "enclosures", row.data);
  if (!mayRemove) return null;
  const name = row.data.enclosureName;
  return (
    <RemovalSection
      label={t("enclosures.actions.remove")}
      question={{
        title: t("enclosures.messages.removeTitle", { name }),
        body: t("enclosures.messages.removeBody"),
      }}
      removal={removal}
    >
      <Obstacles
        title={t(
          removal.blockers.some(({ kind }) => kind === "animals")
            ? "errors.messages.enclosureNotEmpty"
            : "errors.codes.not-empty",
        )}
        summary={format.list(
          removal.counts.map(({ kind, count }) => {
            const what = t(`enclosures.options.blockers.${kind}`, { count });
            return count < blockersCounted
              ? what
              : t("common.states.atLeast", { what });
          }),
        )}
        items={removal.blockers.map(({ kind, id, name: blocker }) => ({
          id,
          name:
            kind === "animals"
              ? blocker
              : t(`enclosures.options.blocker.${kind}`, { name: blocker }),
          to: recordHref(kind, id),
        }))}
        onClose={removal.forget}
      />
    </RemovalSection>
  );
}
