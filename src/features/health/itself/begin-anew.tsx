import { can } from "@domain/access/can";
import { inSector } from "@domain/access/in-sector";
import type { AnimalSubject } from "@domain/measures/subject";
import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import type { SeenParameter } from "../use-seen-parameters";
import { BeginPanel } from "./begin-panel";

interface BeginAnewProps {
  animal: AnimalSubject;
  chosen: SeenParameter;
  row: Row<"healthBaselines"> | null;
}

/** Lets who heals begin a baseline anew; nothing for others. */
export function BeginAnew({
  animal: { animalId, sectorId },
  chosen: { parameter, name },
  row,
}: BeginAnewProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const [isOpen, setOpen] = useState(false);
  const { zooId } = session;
  const { parameterId, keeperMayCollect: openToKeepers } = parameter;
  const facts = { zooId, sectorIds: inSector(sectorId), openToKeepers };
  const action = row === null ? "create" : "change";
  if (!can(session, action, "healthBaselines", facts)) return null;
  return (
    <>
      <Button
        variant="light"
        mih={44}
        style={{ alignSelf: "flex-start" }}
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("health.itself.begin.title")}
      </Button>
      {isOpen && (
        <BeginPanel
          about={{ zooId, animalId, parameterId, name }}
          row={row}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
