import { sourcesQuery } from "@domain/measures/ingest/source-queries";
import { Button, Group, Stack } from "@mantine/core";
import {
  IconAntenna,
  IconArchive,
  IconArchiveOff,
  IconBan,
  IconCircleCheck,
  IconKey,
  IconPencil,
  IconPlus,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";
import { confirm } from "../../../ui/feedback/confirm";
import { FormFailure } from "../../../ui/form/form-failure";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { href } from "@domain/pages";
import { SecretPanel } from "./secret-panel";
import { SourcePanel } from "./source-panel";
import type { Secret } from "./source-writes";
import { changeSource, renewSecret, revokeSource } from "./source-writes";

export type SourceRow = Row<"sensorSources">;

/** Who sends readings: made, changed, given another secret, or taken nothing of any more. */
export function SourcesTab() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const { byName } = useFormat();
  const live = useLiveQueries([sourcesQuery(zooId)]);
  const [edited, edit] = useState<SourceRow | "new" | null>(null);
  const [secret, tell] = useState<Secret | null>(null);
  const mayCreate = may("create", "sensorSources", { zooId });
  const create = mayCreate && (
    <Button
      mih={44}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => edit("new")}
    >
      {t("measures.sources.create")}
    </Button>
  );
  return (
    <Stack gap="md">
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconAntenna}
            title={t("measures.sources.none")}
            body={t("measures.sources.noneHelp")}
            action={create}
          />
        }
      >
        {({ rows }) => (
          <>
            <Group>{create}</Group>
            <SourceList
              rows={[...rows].sort(
                (a, b) =>
                  Number(a.data.isArchived) - Number(b.data.isArchived) ||
                  byName(a.data.name, b.data.name),
              )}
              onEdit={edit}
              onSecret={tell}
            />
          </>
        )}
      </QueryState>
      {edited !== null && (
        <SourcePanel
          row={edited === "new" ? null : edited}
          onClose={() => edit(null)}
          onSecret={tell}
        />
      )}
      {secret !== null && (
        <SecretPanel secret={secret} onClose={() => tell(null)} />
      )}
    </Stack>
  );
}

interface SourceListProps {
  rows: readonly SourceRow[];
  onEdit: (row: SourceRow) => void;
  onSecret: (secret: Secret) => void;
}

function SourceList({ rows, onEdit, onSecret }: SourceListProps) {
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
  const itemsOf = (row: SourceRow): MoreItem[] => {
    const { data } = row;
    const archive = {
      id: "archive",
      label: t(
        data.isArchived ? "common.actions.restore" : "common.actions.archive",
      ),
      icon: data.isArchived ? IconArchiveOff : IconArchive,
      onPick: () => run(() => changeSource(data, data, !data.isArchived), done),
    };
    if (data.isArchived) return [archive];
    return [
      {
        id: "edit",
        label: t("common.actions.edit"),
        icon: IconPencil,
        onPick: () => onEdit(row),
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

function SourceState({ data }: Pick<SourceRow, "data">) {
  const { t } = useTranslation();
  if (data.isArchived)
    return (
      <StatusBadge
        color="gray"
        icon={IconArchive}
        label={t("measures.sources.archived")}
      />
    );
  return data.secretHash === null ? (
    <StatusBadge
      color="orange"
      icon={IconBan}
      label={t("measures.sources.revoked")}
    />
  ) : (
    <StatusBadge
      color="green"
      icon={IconCircleCheck}
      label={t("measures.sources.open")}
    />
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
      cell: ({ data }) => <SourceState data={data} />,
      width: "fit",
      card: "bare",
      from: 520,
    },
  ];
}
