import { fullName } from "@domain/person/user";
import { Button, Group, Text } from "@mantine/core";
import { IconCheck, IconLayoutGridAdd, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { usePeople } from "../../data/hooks/use-names";
import { PendingBadge } from "../../ui/display/pending-badge";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { BoardActions } from "./board-actions";
import { BoardChoice } from "./board-choice";
import { EditTools } from "./edit/edit-tools";
import { useBoardEdits } from "./edit/use-board-edits";
import { Widgets } from "./widgets";
import type { BoardRow } from "./use-boards";

interface BoardRecordProps {
  row: BoardRow;
  rows: readonly BoardRow[];
}

/** A dashboard as who looks sees it, and what its owner does with it. */
export function BoardRecord({ row, rows }: BoardRecordProps) {
  const { t } = useTranslation();
  const mayEdit = useCan("change", "dashboards", row.data);
  const [params, change] = usePageParams();
  const isEditing = mayEdit && params.get("mode") === "edit";
  const edits = useBoardEdits(row);
  const edit = () => change({ dashboardId: row.id, mode: "edit" });
  return (
    <>
      <PageHeader
        title={row.data.name}
        facts={<OfWhom row={row} />}
        actions={
          <>
            <BoardChoice row={row} rows={rows} />
            {mayEdit && (
              <Button
                mih={44}
                variant={isEditing ? "filled" : "default"}
                leftSection={
                  isEditing ? (
                    <IconCheck size={16} aria-hidden />
                  ) : (
                    <IconPencil size={16} aria-hidden />
                  )
                }
                onClick={() => (isEditing ? change({ mode: null }) : edit())}
              >
                {t(isEditing ? "boards.actions.done" : "boards.actions.edit")}
              </Button>
            )}
            <BoardActions row={row} />
          </>
        }
      />
      {isEditing && <EditTools edits={edits} />}
      {edits.widgets.length === 0 ? (
        <EmptyState
          icon={IconLayoutGridAdd}
          title={t("boards.states.empty")}
          body={t(mayEdit ? "boards.states.emptyHelp" : "boards.states.bare")}
          action={
            mayEdit &&
            !isEditing && (
              <Button variant="light" mih={44} onClick={edit}>
                {t("boards.actions.edit")}
              </Button>
            )
          }
        />
      ) : (
        <Widgets edits={edits} isEditing={isEditing} mayEdit={mayEdit} />
      )}
    </>
  );
}

/** Whose it is where it is somebody else's; and what its figures are. */
function OfWhom({ row: { data, pending } }: { row: BoardRow }) {
  const { t } = useTranslation();
  const { uid, zooId } = useReadySession();
  const isOwn = data.authorId === uid;
  const author = usePeople(zooId).of(data.authorId);
  return (
    <Group gap="xs">
      {!isOwn && (
        <Text span>
          {author === undefined
            ? t("boards.states.shared")
            : t("boards.states.sharedBy", { name: fullName(author) })}
        </Text>
      )}
      {isOwn && data.sharedWith.length > 0 && (
        <Text span>{t("boards.states.sharing")}</Text>
      )}
      {pending && <PendingBadge />}
    </Group>
  );
}
