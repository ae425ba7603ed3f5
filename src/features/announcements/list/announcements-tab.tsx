import { announcementsQuery } from "@domain/announcement/announcement-queries";
import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import { Button, Group } from "@mantine/core";
import { IconArchive, IconPlus, IconSpeakerphone } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import type { Row } from "../../../data/live-store";
import { useCreateKey } from "../../../ui/keys/use-create-key";
import { ListedRows } from "../../../ui/state/listed-rows";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { AnnouncementCreation } from "../form/announcement-creation";
import { AnnouncementDrawer } from "../record/announcement-drawer";
import { useAnnouncementColumns } from "./announcement-columns";

const step = 50;
const idParam = idSchema.nullable().catch(null);

/** The announcements of an establishment, for those who write them. */
export function Component({ id: zooId }: { id: string }) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const mayCreate = useCan()("create", "announcements");
  const archived = params.get("archived") === "1";
  const shown = idParam.parse(params.get("announcementId"));
  const list = useGrowingList(
    (limit) => announcementsQuery(zooId, archived, limit),
    { step },
  );
  const open = useCallback(() => change({ mode: "create" }), [change]);
  useCreateKey(mayCreate ? open : null);
  const create = mayCreate && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
      {t("announcements.actions.create")}
    </Button>
  );
  return (
    <>
      <Group justify="space-between" mb="md">
        <Button
          variant={archived ? "light" : "default"}
          fw={500}
          aria-pressed={archived}
          leftSection={<IconArchive size={16} aria-hidden />}
          onClick={() => change({ archived: !archived })}
        >
          {t("announcements.actions.archivedOnly")}
        </Button>
        {create}
      </Group>
      <ListedRows
        list={list}
        none={{
          icon: IconSpeakerphone,
          ...(archived
            ? { title: t("announcements.states.noneArchived") }
            : {
                title: t("announcements.states.none"),
                body: t("announcements.states.noneHelp"),
              }),
        }}
      >
        {(rows) => <Rows rows={rows} params={params} />}
      </ListedRows>
      {mayCreate && params.get("mode") === "create" && (
        <AnnouncementCreation
          zooId={zooId}
          enclosureId={idParam.parse(params.get("enclosureId"))}
          onClose={() => change({ mode: null, enclosureId: null })}
        />
      )}
      {shown !== null && (
        <AnnouncementDrawer
          key={shown}
          announcementId={shown}
          zooId={zooId}
          onClose={() => change({ announcementId: null })}
        />
      )}
    </>
  );
}

interface RowsProps {
  rows: readonly Row<"announcements">[];
  params: URLSearchParams;
}

function Rows({ rows, params }: RowsProps) {
  const { t } = useTranslation();
  const columns = useAnnouncementColumns();
  return (
    <RecordList
      label={t("announcements.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) =>
        `${href("zooDetails")}?${withParams(params, { announcementId: id }).toString()}`
      }
      columns={columns}
    />
  );
}
