import { readsAll } from "@domain/query/collected";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";

/** That figures are of a part, to who reads their own and those of their sectors. */
export function OwnShare() {
  const { t } = useTranslation();
  return readsAll(useReadySession()) ? null : (
    <Text size="sm" c="dimmed" mb="md">
      {t("results.states.ownShare")}
    </Text>
  );
}
