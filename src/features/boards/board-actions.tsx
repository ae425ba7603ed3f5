import { IconCopy, IconShare, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { factsFor, useCan } from "../../data/hooks/use-can";
import { notifyDone, notifyError } from "../../ui/feedback/notify";
import { usePageParams } from "../../ui/list/search-params";
import type { MoreItem } from "../../ui/menu/more-menu";
import { MoreMenu } from "../../ui/menu/more-menu";
import { SharePanel } from "../shared/sharing/share-panel";
import { editBoard, setDeleted } from "./board-writes";
import { NewBoard } from "./new-board";
import type { BoardRow } from "./use-boards";
import { useShareWords } from "./use-share-words";

/** What else can be done with a dashboard: renamed or shared, duplicated, taken away. */
export function BoardActions({ row }: { row: BoardRow }) {
  const { t } = useTranslation();
  const may = useCan();
  const [, change] = usePageParams();
  const [panel, setPanel] = useState<"edit" | "copy" | null>(null);
  const words = useShareWords();
  const facts = factsFor("dashboards", row.data);
  const { name, sharedWith, widgets } = row.data;
  const remove = () => {
    setDeleted(row, true).catch(notifyError);
    change({ dashboardId: null, mode: null });
    notifyDone(t("boards.messages.removed", { name }), {
      take: () => void setDeleted(row, false).catch(notifyError),
    });
  };
  const items: (MoreItem | false)[] = [
    may("change", "dashboards", facts) && {
      id: "edit",
      label: t("boards.actions.share"),
      icon: IconShare,
      onPick: () => setPanel("edit"),
    },
    may("create", "dashboards") && {
      id: "copy",
      label: t("boards.actions.copy"),
      icon: IconCopy,
      onPick: () => setPanel("copy"),
    },
    may("remove", "dashboards", facts) && {
      id: "remove",
      label: t("boards.actions.remove"),
      icon: IconTrash,
      danger: true,
      onPick: remove,
    },
  ];
  return (
    <>
      <MoreMenu
        about={name}
        size={44}
        items={items.filter((item) => item !== false)}
      />
      {panel === "edit" && (
        <SharePanel
          {...words}
          title={t("boards.actions.share")}
          initial={{ name, sharedWith }}
          onSave={(form) => editBoard(row, form)}
          onClose={() => setPanel(null)}
        />
      )}
      {panel === "copy" && (
        <NewBoard
          name={t("boards.messages.copyOf", { name }).slice(0, 80)}
          widgets={widgets}
          onClose={() => setPanel(null)}
        />
      )}
    </>
  );
}
