import type { BlockerKind } from "@domain/removal/callables";
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
import {
  notifyDone,
  notifyError,
  notifyInfo,
} from "../../../ui/feedback/notify";
import { Obstacles } from "../../../ui/feedback/obstacles";
import {
  RemovalNotice,
  archivingItem,
  removalItem,
} from "../../../ui/form/removal";
import type { MoreItem } from "../../../ui/menu/more-menu";

interface EnclosureRemoval {
  busy: boolean;
  items: MoreItem[];
  /** Why it was not removed. */
  notice: ReactNode;
}

/** Brings an enclosure back from where it was removed, and says how that went. */
function useRestore({ id, data }: Row<"enclosures">) {
  const { t } = useTranslation();
  const name = data.enclosureName;
  return () =>
    restoreRecord("enclosures", id).then(
      (blockers) => {
        if (blockers === null)
          notifyDone(t("enclosures.messages.restored", { name }));
        else
          notifyInfo(
            t("enclosures.messages.sectorFirst", {
              name: blockers[0]?.name ?? "",
            }),
          );
      },
      (error: unknown) => notifyError(error, t("enclosures.actions.restore")),
    );
}

const doneWords = { remove: "removed", archive: "archivedOne" } as const;

/** Removal of an enclosure, or its archiving, after asking; one with animals or work stays and names them. Afterwards it can be brought back at once. */
export function useEnclosureRemoval(row: Row<"enclosures">): EnclosureRemoval {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const restore = useRestore(row);
  const name = row.data.enclosureName;
  const removal = useRemoval("enclosures", row.id, (action) => {
    notifyDone(t(`enclosures.messages.${doneWords[action]}`, { name }), {
      label: t("common.actions.restore"),
      take: () => void restore(),
    });
    void navigate(href("enclosureList"), { replace: true });
  });
  const mayRemove = useCan("remove", "enclosures", row.data);
  const words = {
    label: t("enclosures.actions.remove"),
    question: {
      title: t("enclosures.messages.removeTitle", { name }),
      body: t("enclosures.messages.removeBody"),
    },
  };
  const archiving = {
    label: t("enclosures.actions.archive"),
    question: {
      title: t("enclosures.messages.archiveTitle", { name }),
      body: t("enclosures.messages.archiveBody"),
    },
  };
  return {
    busy: removal.busy,
    items: mayRemove
      ? [archivingItem(archiving, removal), removalItem(words, removal)]
      : [],
    notice: (
      <RemovalNotice removal={removal}>
        <EnclosureObstacles removal={removal} />
      </RemovalNotice>
    ),
  };
}

/** Why it stays: animals before all else, a campaign where nothing else stands in the way. */
function titleOf(kinds: ReadonlySet<BlockerKind>) {
  if (kinds.has("animals")) return "errors.messages.enclosureNotEmpty";
  return kinds.has("campaigns") && kinds.size === 1
    ? "enclosures.messages.inCampaign"
    : "errors.codes.not-empty";
}

/** What the enclosure still holds. */
function EnclosureObstacles({ removal }: { removal: Removal }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { blockers, counts, forget } = removal;
  return (
    <Obstacles
      title={t(titleOf(new Set(blockers.map(({ kind }) => kind))))}
      summary={format.list(
        counts.map(({ kind, count }) => {
          const what = t(`enclosures.options.blockers.${kind}`, { count });
          return count < blockersCounted
            ? what
            : t("common.states.atLeast", { what });
        }),
      )}
      items={blockers.map(({ kind, id, name }) => ({
        id,
        name:
          kind === "animals"
            ? name
            : t(`enclosures.options.blocker.${kind}`, { name }),
        to: recordHref(kind, id),
      }))}
      onClose={forget}
    />
  );
}
