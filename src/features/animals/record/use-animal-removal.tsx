import { hasEnded } from "@domain/animal/life";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useRemoval } from "../../../data/removal/use-removal";
import { useCan } from "../../../data/hooks/use-can";
import { notifyDone } from "../../../ui/feedback/notify";
import { RemovalNotice, removalItem } from "../../../ui/form/removal";
import type { MoreItem } from "../../../ui/menu/more-menu";

interface AnimalRemoval {
  busy: boolean;
  items: MoreItem[];
  /** Why it was not removed. */
  notice: ReactNode;
}

/** Deletion of an animal, after asking; its data stay in the archive for ten years, of one that died or left for ever. */
export function useAnimalRemoval(row: Row<"animals">): AnimalRemoval {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = row;
  const name = data.animalName;
  const removal = useRemoval("animals", row.id, () => {
    notifyDone(t("animals.messages.removed", { name }));
    void navigate(href("animalList"), { replace: true });
  });
  const mayRemove = useCan("remove", "animals", data);
  const words = {
    label: t("animals.actions.remove"),
    question: {
      title: t("animals.messages.removeTitle", { name }),
      body: t(
        `animals.messages.${hasEnded(data) ? "removeEndedBody" : "removeBody"}`,
      ),
    },
  };
  return {
    busy: removal.busy,
    items: mayRemove && !isPutAway(data) ? [removalItem(words, removal)] : [],
    notice: <RemovalNotice removal={removal} />,
  };
}
