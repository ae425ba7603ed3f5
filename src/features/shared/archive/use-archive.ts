import type { AppError } from "@domain/errors";
import { IconArchive, IconArchiveOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Outcome } from "../../../data/hooks/use-submit";
import { useSubmit } from "../../../data/hooks/use-submit";
import { notifyDone } from "../../../ui/feedback/notify";
import type { MoreItem } from "../../../ui/menu/more-menu";

interface Archiving {
  archived: boolean;
  save: (archived: boolean) => Promise<Outcome>;
  /** What is said when it is done. */
  done: Readonly<Record<"archived" | "restored", string>>;
}

interface Archive {
  /** For the menu of the record. */
  item: MoreItem;
  busy: boolean;
  /** null: it did not fail. */
  failure: AppError | null;
  retry: () => void;
}

/** Takes a record out of use, and back by the same place of its menu. */
export function useArchive({ archived, save, done }: Archiving): Archive {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const turn = () =>
    run(
      () => save(!archived),
      () => notifyDone(archived ? done.restored : done.archived),
    );
  const item = archived
    ? {
        id: "restore",
        label: t("common.actions.restore"),
        icon: IconArchiveOff,
        onPick: turn,
      }
    : {
        id: "archive",
        label: t("common.actions.archive"),
        icon: IconArchive,
        danger: true,
        onPick: turn,
      };
  return { item, busy, failure, retry: turn };
}
