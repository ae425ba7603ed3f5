import { Text, Title } from "@mantine/core";
import { IconLock, IconMoodCheck } from "@tabler/icons-react";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSectors } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { EmptyState } from "../../../ui/state/empty-state";
import { NotKnown } from "../../../ui/state/not-known";
import { ListSkeleton } from "../../../ui/state/skeletons";
import type { Found, OnFound } from "../../shared/handover/found";
import { Slot, useParts } from "../../slots";
import { AnimalPart } from "./animal-part";
import { AnnouncementPart } from "./announcement-part";
import { EnrichmentPart } from "./enrichment-part";
import classes from "./handover.module.css";
import { HandoverTools } from "./handover-tools";
import { plainText } from "./plain-text";
import { TaskParts } from "./task-parts";
import { TreatmentPart } from "./treatment-part";
import { useHandoverWish } from "./use-handover-wish";

/** What happened in one's sectors since one was last here, for whoever begins or ends a day. */
export function HandoverTab() {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  const wish = useHandoverWish();
  const { sectorIds, since } = wish;
  if (sectorIds?.length === 0)
    return (
      <EmptyState
        icon={IconLock}
        title={t("tasks.handover.states.noSector")}
        body={t("tasks.handover.help.noSector")}
      />
    );
  return (
    <>
      <div className={classes["screen"]}>
        <HandoverTools
          wish={wish}
          textOf={() =>
            sheet.current === null ? "" : plainText(sheet.current)
          }
        />
      </div>
      <div ref={sheet} className={classes["sheet"]}>
        {since === null ? (
          <ListSkeleton />
        ) : (
          <Sheet
            key={JSON.stringify([sectorIds, since])}
            sectorIds={sectorIds}
            since={since}
          />
        )}
      </div>
    </>
  );
}

interface SheetProps {
  sectorIds: readonly string[] | null;
  since: Date;
}

function Sheet({ sectorIds, since }: SheetProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sectors = useSectors(useReadySession().zooId);
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  // What comes with the code of other features has not spoken yet.
  const isAwaited =
    useParts("tasks.handover").length > 0 && found["alerts"] === undefined;
  const onFound = useCallback<OnFound>(
    (part, count) => setFound((before) => ({ ...before, [part]: count })),
    [],
  );
  const names = sectorIds?.map((id) => sectors.of(id)?.sectorName ?? "—");
  const of = { since, sectorIds, onFound };
  return (
    <>
      <Title order={2} size="h4">
        {t("tasks.handover.since", { when: format.dateTime(since) })}
      </Title>
      <Text c="dimmed" mb="md">
        {names?.join(", ") ?? t("tasks.list.allSectors")}
      </Text>
      <AnnouncementPart onFound={onFound} />
      <TaskParts {...of} />
      <Slot name="tasks.handover" props={of} />
      <TreatmentPart {...of} />
      <AnimalPart {...of} />
      <EnrichmentPart {...of} />
      <Nothing found={isAwaited ? ["loading"] : Object.values(found)} />
    </>
  );
}

/** Says that nothing happened, or that nobody could be asked. */
function Nothing({ found }: { found: readonly Found[] }) {
  const { t } = useTranslation();
  if (found.length === 0 || found.includes("loading")) return <ListSkeleton />;
  if (found.includes("unknown")) return <NotKnown />;
  return found.every((count) => count === 0) ? (
    <EmptyState
      icon={IconMoodCheck}
      title={t("tasks.handover.states.nothing")}
      body={t("tasks.handover.help.nothing")}
    />
  ) : null;
}
