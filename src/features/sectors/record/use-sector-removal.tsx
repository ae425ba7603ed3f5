import { blockersCounted } from "@domain/removal/callables";
import { href, recordHref } from "@domain/pages";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import type { Removal } from "../../../data/removal/use-removal";
import { useRemoval } from "../../../data/removal/use-removal";
import { restoreRecord } from "../../../data/removal/use-restoration";
import { useCan } from "../../../data/hooks/use-can";
import { useFormat } from "../../../lib/use-format";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { Obstacles } from "../../../ui/feedback/obstacles";
import { RemovalNotice, removalItem } from "../../../ui/form/removal";
import type { MoreItem } from "../../../ui/menu/more-menu";

interface SectorRemoval {
  busy: boolean;
  items: MoreItem[];
  /** Why it was not removed. */
  notice: ReactNode;
}

/** Removal of a sector, after asking; one that holds something stays and says what. Afterwards it can be brought back at once. */
export function useSectorRemoval(row: Row<"sectors">): SectorRemoval {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = row.data.sectorName;
  const restore = () =>
    restoreRecord("sectors", row.id).then(
      () => notifyDone(t("sectors.messages.restored", { name })),
      (error: unknown) => notifyError(error, t("sectors.actions.restore")),
    );
  const removal = useRemoval("sectors", row.id, () => {
    notifyDone(t("sectors.messages.removed", { name }), {
      label: t("common.actions.restore"),
      take: () => void restore(),
    });
    void navigate(href("sectorList"), { replace: true });
  });
  const mayRemove = useCan("remove", "sectors", row.data);
  const words = {
    label: t("sectors.actions.remove"),
    question: {
      title: t("sectors.messages.removeTitle", { name }),
      body: t("sectors.messages.removeBody"),
    },
  };
  return {
    busy: removal.busy,
    items: mayRemove ? [removalItem(words, removal)] : [],
    notice: (
      <RemovalNotice removal={removal}>
        <SectorObstacles removal={removal} />
      </RemovalNotice>
    ),
  };
}

/** What the sector still holds. */
function SectorObstacles({ removal }: { removal: Removal<"sectors"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
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
      items={removal.blockers.map(({ kind, id, name }) => ({
        id,
        name: t(`sectors.options.blocker.${kind}`, { name }),
        to: recordHref(kind, id),
      }))}
      onClose={removal.forget}
    />
  );
}
