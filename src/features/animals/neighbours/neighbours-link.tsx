import { isOneOf } from "@domain/access/can";
import { href } from "@domain/pages";
import { IconShare } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { ToolLink } from "../../../ui/display/tool-link";

/** The way to the animals of other establishments that this one is authorised for. */
export function NeighboursLink() {
  const { t } = useTranslation();
  const session = useReadySession();
  return (
    isOneOf(session, ["O", "S"]) && (
      <ToolLink
        to={href("singleView")}
        icon={IconShare}
        label={t("animals.neighbours.link")}
      />
    )
  );
}
