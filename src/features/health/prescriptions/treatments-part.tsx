import { inSector } from "@domain/access/in-sector";
import type { Animal } from "@domain/animal/animal";
import { isHere } from "@domain/animal/life";
import {
  archivedPrescriptionsQuery,
  currentPrescriptionsQuery,
} from "@domain/health/prescriptions/prescription-queries";
import { healthSight } from "@domain/health/sight";
import { Button, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc, useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { usePageParams } from "../../../ui/list/search-params";
import { Panel } from "../../../ui/page/panel";
import { fetched } from "../../../ui/state/fetched";
import { QueryState } from "../../../ui/state/query-state";
import { useAlertBegun } from "../use-alert-begun";
import { TreatmentCard } from "./treatment-card";

const PrescriptionPanel = fetched(() =>
  import("./prescription-panel").then(
    ({ PrescriptionPanel }) => PrescriptionPanel,
  ),
);
const EndPanel = fetched(() =>
  import("./end-panel").then(({ EndPanel }) => EndPanel),
);

/** So many treatments that are over are shown at first, and so many more each time. */
const overShown = 5;

/** What is prescribed for an animal, and what was; of those who may read nothing of it nothing stands there. */
export function Component({ id }: { id: string }) {
  const live = useLiveDoc("animals", id);
  const animal = live.state === "data" ? live.data : null;
  return animal === null ? null : <Treatments animal={animal.data} />;
}

type Open =
  | { kind: "new"; like?: Row<"prescriptions">; reason?: string }
  | { kind: "change" | "end"; row: Row<"prescriptions"> };

/** What is being written; the address may ask for a new one, and say of which alert. */
function useOpen(animalId: string, mayPrescribe: boolean) {
  const [params, change] = usePageParams();
  const [open, setOpen] = useState<Open | null>(null);
  const isAsked = mayPrescribe && params.get("mode") === "prescribe";
  const { words, reader } = useAlertBegun(animalId, isAsked);
  const asked: Open | null =
    isAsked && words !== null ? { kind: "new", reason: words } : null;
  return {
    reader,
    open: open ?? asked,
    setOpen,
    close: () => {
      setOpen(null);
      if (isAsked) change({ mode: null, alertId: null });
    },
  };
}

function Treatments({ animal }: { animal: Animal }) {
  const { t } = useTranslation();
  const session = useReadySession();
  const may = useCan();
  const { zooId, animalId, sectorId } = animal;
  const sight = healthSight(session, "prescriptions", { zooId, sectorId });
  const facts = { zooId, sectorIds: inSector(sectorId) };
  const mayPrescribe = isHere(animal) && may("create", "prescriptions", facts);
  const { open, setOpen, close, reader } = useOpen(animalId, mayPrescribe);
  if (sight === null) return null;
  const readsAll = may("read", "prescriptions", {
    ...facts,
    openToKeepers: false,
  });
  const actions = {
    mayEnd: may("end", "prescriptions", facts),
    onChange: (row: Row<"prescriptions">) => setOpen({ kind: "change", row }),
    onEnd: (row: Row<"prescriptions">) => setOpen({ kind: "end", row }),
    onRenew: mayPrescribe
      ? (row: Row<"prescriptions">) => setOpen({ kind: "new", like: row })
      : null,
  };
  return (
    <Panel
      title={t("health.treatments.title")}
      aside={
        mayPrescribe && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen({ kind: "new" })}
          >
            {t("health.actions.prescribe")}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <Current animal={animal} sight={sight} actions={actions} />
        {readsAll && <Over animal={animal} sight={sight} actions={actions} />}
      </Stack>
      {reader}
      {open?.kind === "end" && <EndPanel row={open.row} onClose={close} />}
      {open !== null && open.kind !== "end" && (
        <PrescriptionPanel
          row={open.kind === "change" ? open.row : null}
          like={open.kind === "new" ? open.like : undefined}
          reason={open.kind === "new" ? open.reason : undefined}
          animalId={animalId}
          onClose={close}
        />
      )}
    </Panel>
  );
}

interface ListProps {
  animal: Animal;
  sight: NonNullable<ReturnType<typeof healthSight>>;
  actions: Pick<
    Parameters<typeof TreatmentCard>[0],
    "mayEnd" | "onChange" | "onEnd" | "onRenew"
  >;
}

function Current({ animal, sight, actions }: ListProps) {
  const { t } = useTranslation();
  const { zooId, animalId, animalName } = animal;
  const live = useLiveQueries([
    currentPrescriptionsQuery(zooId, animalId, sight),
  ]);
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Text c="dimmed">
            {t("health.treatments.none", { name: animalName })}
          </Text>
        ) : (
          <Cards rows={rows} actions={actions} />
        )
      }
    </QueryState>
  );
}

function Over({ animal, sight, actions }: ListProps) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(0);
  const { zooId, animalId } = animal;
  const live = useLiveQueries(
    limit === 0
      ? null
      : [archivedPrescriptionsQuery(zooId, animalId, sight, limit)],
  );
  if (limit === 0)
    return (
      <Button
        variant="subtle"
        style={{ alignSelf: "flex-start" }}
        onClick={() => setLimit(overShown)}
      >
        {t("health.treatments.showOver")}
      </Button>
    );
  return (
    <section aria-label={t("health.treatments.over")}>
      <QueryState query={live} isEmpty={() => false}>
        {({ rows, full }) => (
          <Stack gap="sm">
            {rows.length === 0 && (
              <Text c="dimmed">{t("health.treatments.noneOver")}</Text>
            )}
            <Cards rows={rows} actions={actions} />
            {full && (
              <Button
                variant="subtle"
                style={{ alignSelf: "flex-start" }}
                onClick={() => setLimit(limit + overShown)}
              >
                {t("health.treatments.more")}
              </Button>
            )}
          </Stack>
        )}
      </QueryState>
    </section>
  );
}

function Cards({
  rows,
  actions,
}: Pick<ListProps, "actions"> & { rows: readonly Row<"prescriptions">[] }) {
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
      {rows.map((row) => (
        <li key={row.id}>
          <TreatmentCard row={row} {...actions} />
        </li>
      ))}
    </Stack>
  );
}
