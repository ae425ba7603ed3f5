import type { SourceState } from "@domain/measures/ingest/source-state";
import { sourceStateOf } from "@domain/measures/ingest/source-state";
import { href } from "@domain/pages";
import {
  IconArchive,
  IconArchiveOff,
  IconBan,
  IconCircleCheck,
  IconEraser,
  IconKey,
  IconPencil,
  IconPlugConnected,
  IconVolumeOff,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useFormat } from "../../../lib/use-format";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import { confirm } from "../../../ui/feedback/confirm";
import { FormFailure } from "../../../ui/form/form-failure";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import type { Secret, SourceRow } from "./source-writes";
import { changeSource, renewSecret, revokeSource } from "./source-writes";

interface SourceListProps {
  rows: readonly SourceRow[];
  onEdit: (row: SourceRow) => void;
  onSecret: (secret: Secret) => void;
  onShow: (row: SourceRow) => void;
  onDiscard: (row: SourceRow) => void;
}

/** The sources, and what can be done with each. */
export function SourceList({
  rows,
  onEdit,
  onSecret,
  onShow,
  onDiscard,
}: SourceListProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const columns = useColumns();
  const { busy, failure, run } = useSubmit();
  const done = () => undefined;
  const renew = async ({ id, data }: SourceRow) => {
    const agreed = await confirm({
      title: t("measures.sources.renewTitle", { name: data.name }),
      body: t("measures.sources.renewBody"),
      confirm: t("measures.sources.renew"),
    });
    if (agreed) run(() => renewSecret(zooId, id), onSecret);
  };
  const revoke = async ({ id, data }: SourceRow) => {
    const agreed = await confirm({
      title: t("measures.sources.revokeTitle", { name: data.name }),
      body: t("measures.sources.revokeBody"),
      confirm: t("measures.sources.revoke"),
      danger: true,
    });
    if (agreed) run(() => revokeSource(zooId, id), done);
  };
  const turn = async ({ data }: SourceRow) => {
    const agreed =
      data.isArchived ||
      (await confirm({
        title: t("measures.sources.archiveTitle", { name: data.name }),
        body: t("measures.sources.archiveBody"),
        confirm: t("common.actions.archive"),
      }));
    if (agreed) run(() => changeSource(data, data, !data.isArchived), done);
  };
  const itemsOf = (row: SourceRow): MoreItem[] => {
    const { data } = row;
    const archive = {
      id: "archive",
      label: t(
        data.isArchived ? "common.actions.restore" : "common.actions.archive",
      ),
      icon: data.isArchived ? IconArchiveOff : IconArchive,
      onPick: () => void turn(row),
    };
    const away = {
      id: "discard",
      label: t("measures.sources.discard"),
      icon: IconEraser,
      danger: true,
      onPick: () => onDiscard(row),
    };
    if (data.isArchived) return [archive, away];
    return [
      {
        id: "edit",
        label: t("common.actions.edit"),
        icon: IconPencil,
        onPick: () => onEdit(row),
      },
      {
        id: "device",
        label: t("measures.sources.device"),
        icon: IconPlugConnected,
        onPick: () => onShow(row),
      },
      {
        id: "renew",
        label: t("measures.sources.renew"),
        icon: IconKey,
        onPick: () => void renew(row),
      },
      ...(data.secretHash === null
        ? []
        : [
            {
              id: "revoke",
              label: t("measures.sources.revoke"),
              icon: IconBan,
              danger: true,
              onPick: () => void revoke(row),
            },
          ]),
      archive,
      away,
    ];
  };
  return (
    <>
      <FormFailure failure={failure} onRetry={done} />
      <RecordList
        label={t("measures.sources.title")}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={() => href("enclosureSensors", { tab: "sources" })}
        columns={columns}
        {...(may("change", "sensorSources", { zooId }) && {
          rowMore: (row: SourceRow) => (
            <MoreMenu about={row.data.name} items={itemsOf(row)} busy={busy} />
          ),
        })}
      />
    </>
  );
}

const badges: Record<SourceState, { color: StatusColor; icon: IconComponent }> =
  {
    open: { color: "green", icon: IconCircleCheck },
    silent: { color: "orange", icon: IconVolumeOff },
    revoked: { color: "orange", icon: IconBan },
    archived: { color: "gray", icon: IconArchive },
  };

function StateBadge({ data }: Pick<SourceRow, "data">) {
  const { t } = useTranslation();
  const state = sourceStateOf(data, useNow());
  return (
    <StatusBadge {...badges[state]} label={t(`measures.sources.${state}`)} />
  );
}

function useColumns(): Column<SourceRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return [
    {
      id: "name",
      header: t("measures.sources.fields.name"),
      cell: ({ data }) => data.name,
      width: "minmax(0, 2fr)",
    },
    {
      id: "feeds",
      header: t("measures.sources.fields.feeds"),
      cell: ({ data }) =>
        t("measures.sources.feeds", { count: data.feeds.length }),
      from: 700,
    },
    {
      id: "heard",
      header: t("measures.sources.fields.heardAt"),
      cell: ({ data }) =>
        data.heardAt === null
          ? t("measures.sources.never")
          : format.moment(data.heardAt, now),
      from: 560,
    },
    {
      id: "state",
      header: t("measures.alerts.fields.status"),
      cell: ({ data }) => <StateBadge data={data} />,
      width: "fit",
      card: "bare",
      from: 520,
    },
  ];
}
