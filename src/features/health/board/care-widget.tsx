import { vetSectors } from "@domain/health/care";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { useReadSectors } from "../doses/use-read-sectors";
import { CareLists } from "./care-lists";

/** Of whom a vet has to think; to who prescribes without being one, everywhere. */
export function Component() {
  const { t } = useTranslation();
  const own = vetSectors(useReadySession());
  const read = useReadSectors();
  if (own.length === 0 && read === null) return <ListSkeleton />;
  const sectorIds = own.length > 0 ? own : (read?.ids ?? []);
  return sectorIds.length === 0 ? (
    <Text c="dimmed">{t("health.care.noneTreated")}</Text>
  ) : (
    <CareLists sectorIds={sectorIds} />
  );
}
