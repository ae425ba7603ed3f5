import type { AnimalSubject } from "@domain/measures/subject";
import { href } from "@domain/pages";
import { Box, Button, Stack } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconHeartbeat,
  IconPencil,
  IconPlus,
} from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordList } from "../../../ui/list/record-list";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { EmptyState } from "../../../ui/state/empty-state";
import { fetched } from "../../../ui/state/fetched";
import { QueryState } from "../../../ui/state/query-state";
import { useMeasureColumns } from "../here/use-measure-columns";
import { useMayChange } from "../parameters/use-may-change";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { RowOf } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import type { AnimalLine } from "./use-animal-lines";
import { useAnimalLines } from "./use-animal-lines";
import { useMayGive } from "./use-may-give";

const CollectPanel = fetched(() =>
  import("../collect/collect-panel").then(({ CollectPanel }) => CollectPanel),
);
const LimitsPanel = fetched(() =>
  import("../limits/limits-panel").then(({ LimitsPanel }) => LimitsPanel),
);
const ParameterPanel = fetched(() =>
  import("../parameters/parameter-panel").then(
    ({ ParameterPanel }) => ParameterPanel,
  ),
);

interface AnimalMeasuresProps {
  animal: AnimalSubject;
  /** Whether it lives here still, so that values can be given. */
  isThere: boolean;
}

/** What is measured of an animal: each parameter with its latest value, and the way to give one, to its limits, to its chart. */
export function AnimalMeasures(props: AnimalMeasuresProps) {
  const live = useParameters("health");
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows }) => <Lines {...props} rows={rows} />}
    </QueryState>
  );
}

/** What a value is given with is here before somebody needs it: by then the network may be gone. */
function useCollectingAtHand(): void {
  useEffect(() => {
    CollectPanel.fetch().catch(() => undefined);
  }, []);
}

interface Opened {
  kind: "collect" | "limits" | "edit";
  line: AnimalLine;
}

interface LinesProps extends AnimalMeasuresProps {
  rows: readonly RowOf<"health">[];
}

function Lines({ animal, isThere, rows }: LinesProps) {
  const { t } = useTranslation();
  useCollectingAtHand();
  const may = useMayChange();
  const mayGive = useMayGive();
  const { nameOf } = useParameterWords();
  const [opened, open] = useState<Opened | null>(null);
  const lines = useAnimalLines(animal, rows);
  const columns = useMeasureColumns();
  const close = () => open(null);
  const itemsOf = (line: AnimalLine): MoreItem[] => {
    const limits = {
      id: "limits",
      label: t("measures.actions.limits"),
      icon: IconAdjustmentsHorizontal,
      onPick: () => open({ kind: "limits", line }),
    };
    const edit = {
      id: "edit",
      label: t("measures.actions.edit"),
      icon: IconPencil,
      onPick: () => open({ kind: "edit", line }),
    };
    return line.row.data.measureType === "numeric" ? [limits, edit] : [edit];
  };
  const maySetUp = lines.some(({ row }) => may.edit(row));
  if (lines.length === 0)
    return (
      <EmptyState
        icon={IconHeartbeat}
        title={t("measures.health.none")}
        body={t("measures.states.noneHealthHelp")}
      />
    );
  return (
    <Stack gap="md">
      <RecordList
        label={t("measures.health.values")}
        rows={lines}
        rowKey={({ row }) => row.id}
        rowHref={({ row }) =>
          href("veterinaryParameters", {
            animalId: animal.animalId,
            parameterId: row.id,
          })
        }
        columns={columns}
        rowActions={(line) =>
          isThere &&
          mayGive.of(line.row.data, animal.sectorId) && (
            <Button
              variant="light"
              mih={44}
              miw={44}
              px="xs"
              aria-label={t("common.messages.actionOn", {
                action: t("measures.health.give"),
                name: nameOf(line.row.data),
              })}
              onClick={() => open({ kind: "collect", line })}
            >
              <IconPlus size={16} aria-hidden />
              {/* Beside a long name the sign says it. */}
              <Box component="span" visibleFrom="xs" ml={6}>
                {t("measures.health.give")}
              </Box>
            </Button>
          )
        }
        {...(maySetUp && {
          rowMore: (line: AnimalLine) => (
            <MoreMenu about={nameOf(line.row.data)} items={itemsOf(line)} />
          ),
        })}
      />
      {opened?.kind === "collect" && (
        <CollectPanel
          line={opened.line}
          sectorId={animal.sectorId}
          onClose={close}
        />
      )}
      {opened?.kind === "limits" && (
        <LimitsPanel line={opened.line} onClose={close} />
      )}
      {opened?.kind === "edit" && (
        <ParameterPanel
          kind="health"
          row={opened.line.row}
          enclosureId={null}
          onClose={close}
        />
      )}
    </Stack>
  );
}
