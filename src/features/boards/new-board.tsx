import { useTranslation } from "react-i18next";
import { SharePanel } from "../shared/sharing/share-panel";
import { useCreating } from "./use-creating";
import { useShareWords } from "./use-share-words";

interface NewBoardProps {
  /** What it begins with: of one that is duplicated its name and widgets. */
  name?: string;
  widgets?: readonly string[];
  onClose: () => void;
}

/** What a new dashboard is called and with whom it is shared; it is shown once it is kept. */
export function NewBoard({ name = "", widgets = [], onClose }: NewBoardProps) {
  const { t } = useTranslation();
  const { create } = useCreating();
  return (
    <SharePanel
      {...useShareWords()}
      title={t("boards.actions.create")}
      initial={{ name, sharedWith: [] }}
      onSave={async (form) => (await create(form, widgets)).outcome}
      onClose={onClose}
    />
  );
}
