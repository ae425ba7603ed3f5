import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { DoseList } from "./dose-list";
import { useReadSectors } from "./use-read-sectors";

/** What is to be given today wherever this person reads it. */
export function Component() {
  const { t } = useTranslation();
  const sectors = useReadSectors();
  if (sectors === null) return <ListSkeleton />;
  return sectors.ids.length === 0 ? (
    <Text c="dimmed">{t("health.doses.none")}</Text>
  ) : (
    <DoseList sectorIds={sectors.ids} mayGive={sectors.mayGive} />
  );
}
