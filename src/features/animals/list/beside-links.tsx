import { isOneOf } from "@domain/access/can";
import { followsGlobally } from "@domain/establishment/offers";
import { href } from "@domain/pages";
import { IconBinaryTree2, IconDice } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { ToolLink } from "../../../ui/display/tool-link";

/** The ways from the animals to their species by order and family, and to a sample of them by lot. */
export function BesideLinks() {
  const { t } = useTranslation();
  const session = useReadySession();
  const zoo = useLiveDoc("zoo", session.zooId);
  const draws =
    isOneOf(session, ["O", "X", "S"]) &&
    zoo.state === "data" &&
    zoo.data !== null &&
    followsGlobally(zoo.data.data);
  return (
    <>
      <ToolLink
        to={href("submenu")}
        icon={IconBinaryTree2}
        isQuiet
        label={t("animals.sample.species")}
      />
      {draws && (
        <ToolLink
          to={href("random")}
          icon={IconDice}
          isQuiet
          label={t("animals.sample.link")}
        />
      )}
    </>
  );
}
