import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { signOutNow } from "../../../data/auth";

/** For whoever would rather not. */
export function LeaveButton() {
  const { t } = useTranslation();
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      mih={32}
      onClick={() => void signOutNow()}
    >
      {t("shell.actions.signOut")}
    </Anchor>
  );
}
