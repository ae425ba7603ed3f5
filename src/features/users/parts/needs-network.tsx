import { Alert } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../data/hooks/use-live";

/** Says why nothing of this can be done now. */
export function NeedsNetwork() {
  const { t } = useTranslation();
  if (useOnline()) return null;
  return (
    <Alert color="blue" icon={<IconCloudOff aria-hidden />}>
      {t("users.help.network")}
    </Alert>
  );
}
