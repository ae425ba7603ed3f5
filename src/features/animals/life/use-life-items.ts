import { hasEnded } from "@domain/animal/life";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { IconArrowBackUp, IconLogout, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import type { MoreItem } from "../../../ui/menu/more-menu";

/** Under "⋯": an animal dies or leaves; what was recorded of that is corrected, or it is here again. */
export function useLifeItems({ id, data }: Row<"animals">): MoreItem[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const may = useCan();
  if (isPutAway(data) || !may("end", "animals", factsFor("animals", data)))
    return [];
  const open = (tool: string) => () =>
    void navigate(href("animal", { animalId: id, tool }));
  return hasEnded(data)
    ? [
        {
          id: "correct",
          label: t("animals.life.actions.correctEnd"),
          icon: IconPencil,
          onPick: open("end"),
        },
        {
          id: "return",
          label: t("animals.life.actions.bringBack"),
          icon: IconArrowBackUp,
          onPick: open("return"),
        },
      ]
    : [
        {
          id: "end",
          label: t("animals.life.actions.end"),
          icon: IconLogout,
          onPick: open("end"),
        },
      ];
}
