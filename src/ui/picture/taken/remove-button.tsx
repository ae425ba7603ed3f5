import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { notifyError } from "../../feedback/notify";
import { askToRemove } from "./ask-to-remove";

interface RemoveButtonProps {
  /** Of whom or what it is. */
  name: string;
  /** What the picture is called. */
  picture: string;
  remove: () => Promise<void>;
}

/** Removes a stored picture, after asking. */
export function RemoveButton({ name, picture, remove }: RemoveButtonProps) {
  const { t } = useTranslation();
  const action = t("pictures.actions.remove");
  const label = t("common.messages.actionOn", { action, name });
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      title={action}
      onClick={() => void askToRemove(picture, remove).catch(notifyError)}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}
