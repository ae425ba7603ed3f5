import { announcementFacts } from "@domain/announcement/facts";
import { stateOf } from "@domain/announcement/state";
import { Button, Divider, Group, Stack } from "@mantine/core";
import { IconArchive, IconPencil, IconRestore } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { confirm } from "../../../ui/feedback/confirm";
import {
  notifyDone,
  notifyError,
  notifyInfo,
} from "../../../ui/feedback/notify";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { setArchived } from "../announcement-writes";
import { AnnouncementEdition } from "../form/announcement-edition";
import { AnnouncementContent } from "../parts/content";
import { StateBadge, TypeBadge } from "../parts/looks";
import { useRecipientWords } from "../parts/use-recipient-words";
import { Confirmations } from "./confirmations";

interface AnnouncementOverviewProps {
  row: Row<"announcements">;
  onDirty: (dirty: boolean) => void;
}

/** What an announcement says, to whom and when, and who has confirmed it. */
export function AnnouncementOverview({
  row,
  onDirty,
}: AnnouncementOverviewProps) {
  const [editing, setEditing] = useState(false);
  const now = useNow();
  const { data } = row;
  const mayChange =
    useCan()("change", "announcements", announcementFacts(data)) &&
    !data.isArchived;
  if (editing && mayChange)
    return (
      <AnnouncementEdition
        row={row}
        onDirty={onDirty}
        onDone={() => setEditing(false)}
      />
    );
  return (
    <Stack gap="md">
      <Group gap="xs">
        <StateBadge state={stateOf(data, now)} />
        <TypeBadge type={data.type} />
        {row.pending && <PendingBadge />}
      </Group>
      <AnnouncementContent {...data} />
      <Actions
        row={row}
        {...(mayChange && { onEdit: () => setEditing(true) })}
      />
      <Divider />
      <Facts row={row} />
      {data.readConfirmation && data.audience.length > 0 && (
        <>
          <Divider />
          <Confirmations row={row} />
        </>
      )}
    </Stack>
  );
}

function Facts({ row: { data } }: Pick<AnnouncementOverviewProps, "row">) {
  const { t } = useTranslation();
  const format = useFormat();
  const recipients = useRecipientWords(data.zooId)(data);
  const end = data.displayEndAt;
  return (
    <FactList
      facts={[
        {
          label: t("announcements.fields.displayStartAt"),
          value: format.dateTime(data.displayStartAt),
        },
        {
          label: t("announcements.fields.displayEndAt"),
          value:
            end === null
              ? t("announcements.states.noEnd")
              : data.autoExpiry
                ? format.dateTime(end)
                : t("announcements.states.keptPast", {
                    end: format.dateTime(end),
                  }),
        },
        {
          label: t("announcements.fields.priority"),
          value: t(`announcements.options.priority.${data.priority}`),
        },
        {
          label: t("announcements.fields.recipients"),
          value: format.list(recipients),
        },
      ]}
    />
  );
}

interface ActionsProps extends Pick<AnnouncementOverviewProps, "row"> {
  onEdit?: () => void;
}

function Actions({ row, onEdit }: ActionsProps) {
  const { t } = useTranslation();
  const { title, isArchived } = row.data;
  const mayRemove = useCan()(
    "remove",
    "announcements",
    announcementFacts(row.data),
  );
  const handleArchive = async () => {
    const agreed =
      isArchived ||
      (await confirm({
        title: t("announcements.questions.archive.title", { title }),
        body: t("announcements.questions.archive.body"),
        confirm: t("announcements.actions.archive"),
        danger: true,
      }));
    if (!agreed) return;
    try {
      const outcome = await setArchived(row, !isArchived);
      if (outcome === "queued") notifyInfo(t("announcements.messages.queued"));
      else
        notifyDone(
          isArchived
            ? t("announcements.messages.restored", { title })
            : t("announcements.messages.archived", { title }),
        );
    } catch (error) {
      notifyError(error, t("errors.messages.recording"));
    }
  };
  return (
    <Group gap="xs">
      {onEdit && (
        <Button
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={onEdit}
        >
          {t("common.actions.edit")}
        </Button>
      )}
      {mayRemove && isArchived && (
        <Button
          leftSection={<IconRestore size={16} aria-hidden />}
          onClick={() => void handleArchive()}
        >
          {t("announcements.actions.restore")}
        </Button>
      )}
      {mayRemove && !isArchived && (
        <MoreMenu
          about={title}
          items={[
            {
              id: "archive",
              label: t("announcements.actions.archive"),
              icon: IconArchive,
              danger: true,
              onPick: () => void handleArchive(),
            },
          ]}
        />
      )}
    </Group>
  );
}
