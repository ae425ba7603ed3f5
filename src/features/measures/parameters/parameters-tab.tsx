import { enclosuresOfScope } from "@domain/measures/parameters/scope";
import { partsOfZoneKey } from "@domain/enclosure/zone-key";
import type { MeasureKind } from "@domain/measures/kinds";
import { href } from "@domain/pages";
import { Button, Group, Stack, Text } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconPencil,
  IconPlus,
  IconTemperature,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  comingName,
  useDirectory,
  useSpecies,
} from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams } from "../../../ui/list/search-params";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { BuiltIns } from "./built-ins";
import { ParameterMark } from "./parameter-mark";
import { ParameterPanel } from "./parameter-panel";
import { useMayChange } from "./use-may-change";
import type { ParameterRow } from "./use-parameters";
import { isHealthRow, useParameters } from "./use-parameters";
import { useParameterRemoval } from "./use-parameter-removal";
import { useParameterWords } from "./use-parameter-words";

/** What is measured in the establishment: what came with the product is switched on and off, its own is made and put away. */
export function ParametersTab({ kind }: { kind: MeasureKind }) {
  const { t } = useTranslation();
  const live = useParameters(kind);
  const [params] = usePageParams();
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows }) => (
        <Stack gap="lg">
          <OwnParameters
            kind={kind}
            rows={rows.filter(({ data }) => data.builtIn === null)}
          />
          {params.get("archived") !== "1" && (
            <BuiltIns
              kind={kind}
              title={t("measures.builtIns.title")}
              rows={rows.filter(({ data }) => data.builtIn !== null)}
            />
          )}
        </Stack>
      )}
    </QueryState>
  );
}

const shownKinds = ["inUse", "archived"] as const;

interface OwnParametersProps {
  kind: MeasureKind;
  rows: readonly ParameterRow[];
}

function OwnParameters({ kind, rows }: OwnParametersProps) {
  const { t } = useTranslation();
  const may = useMayChange();
  const { byName } = useFormat();
  const [params, change] = usePageParams();
  const [edited, edit] = useState<ParameterRow | "new" | null>(null);
  const archived = params.get("archived") === "1";
  const shown = rows
    .filter(({ data }) => data.isArchived === archived)
    .sort((a, b) => byName(a.data.name, b.data.name));
  const create = may.create(kind) && (
    <Button
      mih={44}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => edit("new")}
    >
      {t("measures.actions.create")}
    </Button>
  );
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <ChoiceChips
          label={t("measures.fields.state")}
          hideLabel
          options={shownKinds.map((value) => ({
            value,
            label: t(`measures.states.${value}`),
          }))}
          value={archived ? "archived" : "inUse"}
          onChange={(kind) => change({ archived: kind === "archived" })}
        />
        {rows.length > 0 && create}
      </Group>
      {shown.length === 0 ? (
        <EmptyState
          icon={IconTemperature}
          title={t(
            archived
              ? "measures.states.noneArchived"
              : "measures.states.noneOwn",
          )}
          body={t(
            kind === "health"
              ? "measures.states.noneHealthHelp"
              : "measures.states.noneHelp",
          )}
          action={rows.length === 0 && create}
        />
      ) : (
        <ParameterList kind={kind} rows={shown} onEdit={edit} />
      )}
      {edited !== null && (
        <ParameterPanel
          kind={kind}
          row={edited === "new" ? null : edited}
          enclosureId={null}
          onClose={() => edit(null)}
        />
      )}
    </Stack>
  );
}

interface ParameterListProps {
  kind: MeasureKind;
  rows: readonly ParameterRow[];
  onEdit: (row: ParameterRow) => void;
}

function ParameterList({ kind, rows, onEdit }: ParameterListProps) {
  const { t } = useTranslation();
  const may = useMayChange();
  const columns = useColumns(kind);
  const { busy, setArchived, remove } = useParameterRemoval(kind);
  const itemsOf = (row: ParameterRow): MoreItem[] => {
    const { isArchived } = row.data;
    const edit = {
      id: "edit",
      label: t("common.actions.edit"),
      icon: IconPencil,
      onPick: () => onEdit(row),
    };
    const archive = {
      id: "archive",
      label: t(
        isArchived ? "common.actions.restore" : "common.actions.archive",
      ),
      icon: isArchived ? IconArchiveOff : IconArchive,
      onPick: () => setArchived(row, !isArchived),
    };
    const away = {
      id: "remove",
      label: t("measures.actions.removeForGood"),
      icon: IconTrash,
      danger: true,
      onPick: () => remove(row),
    };
    return [
      ...(!isArchived && may.edit(row) ? [edit] : []),
      ...(may.archive(row) ? [archive] : []),
      ...(may.remove(row) ? [away] : []),
    ];
  };
  return (
    <RecordList
      label={t("measures.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
      columns={columns}
      rowMore={(row) => (
        <MoreMenu about={row.data.name} items={itemsOf(row)} busy={busy} />
      )}
    />
  );
}

/** To where or of whom it is measured first. */
const hrefOf = (row: ParameterRow): string => {
  const { id } = row;
  if (isHealthRow(row)) {
    const [animalId] = row.data.animalIds;
    return animalId === undefined
      ? href("veterinaryParameters", { tab: "parameters" })
      : href("veterinaryParameters", { animalId, parameterId: id });
  }
  const { data } = row;
  const [enclosureId = null] = data.enclosureIds;
  if (enclosureId !== null)
    return href("enclosureSensors", { enclosureId, parameterId: id });
  const [zone] = data.areaIds;
  return zone === undefined
    ? href("enclosureSensors", { tab: "parameters" })
    : href("enclosureSensors", { ...partsOfZoneKey(zone), parameterId: id });
};

/** So many places, animals or species are named. */
const placesNamed = 2;

function useColumns(kind: MeasureKind): Column<ParameterRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const enclosures = useDirectory("enclosures", zooId);
  const { nameOf, limitsOf } = useParameterWords();
  const animals = useDirectory("animals", zooId);
  const species = useSpecies(zooId);
  const namesOf = (row: ParameterRow): (string | undefined)[] =>
    isHealthRow(row)
      ? [
          ...row.data.specieIds.map((id) => species.of(id)?.specieName),
          ...row.data.animalIds.map((id) => animals.of(id)?.name),
        ]
      : enclosuresOfScope(row.data).map((id) => enclosures.of(id)?.name);
  const placesOf = (row: ParameterRow) => {
    const all = namesOf(row);
    const names = all.slice(0, placesNamed).map((name) => name ?? comingName);
    const count = all.length - names.length;
    return format.list(
      count === 0
        ? names
        : [
            ...names,
            t(
              kind === "health"
                ? "measures.states.otherAnimals"
                : "measures.states.otherPlaces",
              { count },
            ),
          ],
    );
  };
  return [
    {
      id: "name",
      header: t("measures.fields.name"),
      cell: ({ data, pending }) => (
        <Group component="span" gap={6}>
          <ParameterMark parameter={data} name={nameOf(data)} />
          {data.isArchived && (
            <StatusBadge
              color="gray"
              icon={IconArchive}
              size="sm"
              label={t("measures.states.isArchived")}
            />
          )}
          {pending && <PendingBadge />}
        </Group>
      ),
      width: "minmax(0, 1.6fr)",
    },
    {
      id: "type",
      header: t("measures.fields.measureType"),
      cell: ({ data }) => t(`measures.types.${data.measureType}`),
      from: 700,
    },
    {
      id: "places",
      header: t(
        kind === "health"
          ? "measures.fields.subjects"
          : "measures.fields.enclosureIds",
      ),
      cell: (row) => (
        <Text inherit component="span">
          {placesOf(row)}
        </Text>
      ),
      width: "minmax(0, 1.6fr)",
      from: 560,
    },
    {
      id: "limits",
      header: t("measures.fields.limits"),
      cell: ({ data }) => limitsOf(data, data.limits) ?? "",
      from: 860,
      card: "hidden",
    },
  ];
}
