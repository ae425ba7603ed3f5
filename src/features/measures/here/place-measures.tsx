import { changeOf, parameterFacts } from "@domain/measures/parameters/facts";
import { measuredIn } from "@domain/measures/parameters/here";
import type { PlaceSubject } from "@domain/measures/subject";
import { mayCollect } from "@domain/measures/values/facts";
import { href } from "@domain/pages";
import { Button, Group, Stack } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconFileImport,
  IconPencil,
  IconPlus,
  IconTemperature,
} from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { RecordList } from "../../../ui/list/record-list";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { EmptyState } from "../../../ui/state/empty-state";
import { fetched } from "../../../ui/state/fetched";
import { QueryState } from "../../../ui/state/query-state";
import type { RowOf } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { Measured } from "./latest-value";
import { useLatest } from "./use-latest";
import { useMeasureColumns } from "./use-measure-columns";

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

interface PlaceMeasuresProps {
  enclosureId: string;
  sectorId: string | null;
}

/** What is measured in an enclosure: each parameter with its latest value, and the way to give one, to its limits, to its chart. */
export function PlaceMeasures(props: PlaceMeasuresProps) {
  const { t } = useTranslation();
  const live = useParameters("environment");
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows }) => (
        <Lines {...props} rows={rows} empty={t("measures.states.none")} />
      )}
    </QueryState>
  );
}

/** A line of an enclosure or a zone of it. */
interface PlaceLine extends Measured {
  row: RowOf<"environment">;
  subject: PlaceSubject;
}

/** The lines of an enclosure's list, by name, each zone after the whole. */
function useLines(
  enclosureId: string,
  rows: readonly RowOf<"environment">[],
): PlaceLine[] {
  const { byName } = useFormat();
  const { nameOf } = useParameterWords();
  const enclosure = useLiveDoc("enclosures", enclosureId);
  const latest = useLatest({ enclosureId, areaId: null });
  const areas =
    enclosure.state === "data" ? (enclosure.data?.data.areas ?? []) : [];
  const sorted = rows
    .map((row) => ({ ...row.data, row }))
    .sort((a, b) => byName(nameOf(a), nameOf(b)));
  return measuredIn(sorted, { enclosureId, areas }, latest.has).map(
    ({ parameter: { row }, areaId }) => ({
      row,
      subject: { enclosureId, areaId },
      areaName: areas.find((area) => area.areaId === areaId)?.areaName ?? null,
      latest: latest.of(row.id, areaId),
      isRead: latest.isRead,
      pending: latest.isPending(row.id, areaId),
    }),
  );
}

/** What a value is given with is here before somebody needs it: by then the network may be gone. */
function useCollectingAtHand() {
  useEffect(() => {
    CollectPanel.fetch().catch(() => undefined);
  }, []);
}

type Opened =
  | { kind: "collect" | "limits"; line: PlaceLine }
  | { kind: "edit"; row: RowOf<"environment"> | null };

interface LinesProps extends PlaceMeasuresProps {
  rows: readonly RowOf<"environment">[];
  empty: string;
}

function Lines({ enclosureId, sectorId, rows, empty }: LinesProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const may = useCan();
  const [opened, open] = useState<Opened | null>(null);
  useCollectingAtHand();
  const lines = useLines(enclosureId, rows);
  const columns = useMeasureColumns();
  const { nameOf } = useParameterWords();
  const { zooId } = session;
  const place = { zooId, sectorIds: sectorId === null ? [] : [sectorId] };
  const mayChange = may("change", "environmentalParameters", place);
  const mayEdit = ({ data }: RowOf<"environment">) =>
    may(
      changeOf(data, "name"),
      "environmentalParameters",
      parameterFacts(data),
    );
  const mayGive = (row: RowOf<"environment">) =>
    mayCollect(session, row.data, place);
  const itemsOf = (line: PlaceLine): MoreItem[] =>
    mayChange
      ? [
          ...(line.row.data.measureType === "numeric"
            ? [
                {
                  id: "limits",
                  label: t("measures.actions.limits"),
                  icon: IconAdjustmentsHorizontal,
                  onPick: () => open({ kind: "limits", line }),
                },
              ]
            : []),
          ...(mayEdit(line.row)
            ? [
                {
                  id: "edit",
                  label: t("measures.actions.edit"),
                  icon: IconPencil,
                  onPick: () => open({ kind: "edit", row: line.row }),
                },
              ]
            : []),
        ]
      : [];
  const close = () => open(null);
  const nameOfLine = ({ row, areaName }: PlaceLine) =>
    areaName === null ? nameOf(row.data) : `${nameOf(row.data)}, ${areaName}`;
  return (
    <Stack gap="md">
      <Group gap="xs" data-screen>
        {lines.some(({ row }) => mayGive(row)) && (
          <ButtonLink
            to={href("enclosureSensors", { enclosureId, tool: "collect" })}
            size="md"
            mih={44}
            leftSection={<IconTemperature size={18} aria-hidden />}
          >
            {t("measures.actions.collectAll")}
          </ButtonLink>
        )}
        {mayChange && (
          <ButtonLink
            to={href("enclosureSensors", { enclosureId, tool: "import" })}
            variant="default"
            mih={44}
            leftSection={<IconFileImport size={16} aria-hidden />}
          >
            {t("measures.actions.import")}
          </ButtonLink>
        )}
        {may("create", "environmentalParameters", place) && (
          <Button
            variant="default"
            mih={44}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => open({ kind: "edit", row: null })}
          >
            {t("measures.actions.create")}
          </Button>
        )}
      </Group>
      {lines.length === 0 ? (
        <EmptyState
          icon={IconTemperature}
          title={empty}
          body={t("measures.states.noneHelp")}
        />
      ) : (
        <RecordList
          label={t("measures.title")}
          rows={lines}
          rowKey={({ row, subject: { areaId } }) => `${row.id}/${areaId ?? ""}`}
          rowHref={({ row, subject: { areaId } }) =>
            href("enclosureSensors", {
              enclosureId,
              parameterId: row.id,
              areaId,
            })
          }
          columns={columns}
          rowActions={(line) =>
            mayGive(line.row) && (
              <Button
                variant="light"
                mih={36}
                aria-label={t("common.messages.actionOn", {
                  action: t("measures.actions.collect"),
                  name: nameOfLine(line),
                })}
                onClick={() => open({ kind: "collect", line })}
              >
                {t("measures.actions.collect")}
              </Button>
            )
          }
          {...(mayChange && {
            rowMore: (line: PlaceLine) => (
              <MoreMenu about={nameOfLine(line)} items={itemsOf(line)} />
            ),
          })}
        />
      )}
      {opened?.kind === "collect" && (
        <CollectPanel line={opened.line} sectorId={sectorId} onClose={close} />
      )}
      {opened?.kind === "limits" && (
        <LimitsPanel line={opened.line} onClose={close} />
      )}
      {opened?.kind === "edit" && (
        <ParameterPanel
          kind="environment"
          row={opened.row}
          enclosureId={enclosureId}
          onClose={close}
        />
      )}
    </Stack>
  );
}
