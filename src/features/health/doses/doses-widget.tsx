import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DoseList } from "./dose-list";
import { useMySectors } from "./use-my-sectors";

/** What is to be given today in this person's sectors. */
export function Component() {
  const { t } = useTranslation();
  const sectorIds = useMySectors();
  return sectorIds.length === 0 ? (
    <Text c="dimmed">{t("health.doses.none")}</Text>
  ) : (
    <DoseList sectorIds={sectorIds} mayGive />
  );
}
