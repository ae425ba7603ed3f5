import { isOneOf } from "@domain/access/can";
import { href } from "@domain/pages";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { MoreItem } from "../../../ui/menu/more-menu";

/** Under "⋯": the animal on one page, to be printed; nothing for whom that page is not. */
export function useSheetItem(animalId: string): MoreItem[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useReadySession();
  if (!isOneOf(session, ["O", "S"])) return [];
  return [
    {
      id: "sheet",
      label: t("animals.actions.sheet"),
      icon: IconPrinter,
      onPick: () => void navigate(href("singleView", { animalId })),
    },
  ];
}
