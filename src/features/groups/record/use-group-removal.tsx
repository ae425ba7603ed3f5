import { blockersCounted } from "@domain/removal/callables";
import { href, recordHref } from "@domain/pages";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCan } from "../../../data/hooks/use-can";
import type { Removal } from "../../../data/removal/use-removal";
import { useRemoval } from "../../../data/removal/use-removal";
import { restoreRecord } from "../../../data/removal/use-restoration";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { Obstacles } from "../../../ui/feedback/obstacles";
import { RemovalNotice, removalItem } from "../../../ui/form/removal";
import type { MoreItem } from "../../../ui/menu/more-menu";

interface GroupRemoval {
  busy: boolean;
  items: MoreItem[];
  /** Why it was not removed. */
  notice: ReactNode;
}

/** Removal of a group, after asking; one with animals stays and names them. Afterwards it can be brought back at once. */
export function useGroupRemoval({ id, data }: Row<"groups">): GroupRemoval {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = data.groupName;
  const restore = () =>
    restoreRecord("groups", id).then(
      () => notifyDone(t("groups.messages.restored", { name })),
      (error: unknown) => notifyError(error, t("groups.actions.restore")),
    );
  const removal = useRemoval("groups", id, () => {
    notifyDone(t("groups.messages.removed", { name }), {
      label: t("common.actions.restore"),
      take: () => void restore(),
    });
    void navigate(href("groupList"), { replace: true });
  });
  const mayRemove = useCan("remove", "groups", data);
  const words = {
    label: t("groups.actions.remove"),
    question: {
      title: t("groups.messages.removeTitle", { name }),
      body: t("groups.messages.removeBody"),
    },
  };
  return {
    busy: removal.busy,
    items: mayRemove ? [removalItem(words, removal)] : [],
    notice: (
      <RemovalNotice removal={removal}>
        <GroupObstacles removal={removal} />
      </RemovalNotice>
    ),
  };
}

/** The animals that must be moved first, and the campaigns that ask about it. */
function GroupObstacles({ removal }: { removal: Removal }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { blockers, counts, forget } = removal;
  const hasAnimals = blockers.some(({ kind }) => kind === "animals");
  return (
    <Obstacles
      title={t(
        hasAnimals ? "groups.messages.notEmpty" : "groups.messages.inCampaign",
      )}
      summary={format.list(
        counts.map(({ kind, count }) => {
          const what =
            kind === "campaigns"
              ? t("groups.states.campaigns", { count })
              : t("groups.states.animals", { count });
          return count < blockersCounted
            ? what
            : t("common.states.atLeast", { what });
        }),
      )}
      items={blockers.map(({ kind, id, name }) => ({
        id,
        name:
          kind === "campaigns" ? t("groups.states.campaign", { name }) : name,
        to: recordHref(kind, id),
      }))}
      onClose={forget}
    />
  );
}
