import { unreadNoticeQuery } from "@domain/notice/notice-queries";
import { badgeText, bellOf } from "@domain/task/bell";
import { ActionIcon, Indicator } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useMyTasks } from "../use-my-tasks";
import { fetched } from "../../../ui/state/fetched";

const BellPopover = fetched(() =>
  import("./bell-popover").then(({ BellPopover }) => BellPopover),
);
const fetchPopover = () => void BellPopover.fetch().catch(() => undefined);

/** Whether this person was told something here that they have not read; the badge counts tasks only. */
function useHasUnread(): boolean {
  const { uid, zooId } = useReadySession();
  const live = useLiveQueries([unreadNoticeQuery(uid, zooId)]);
  return live.state === "data" && live.data.rows.some(({ data }) => !data.read);
}

/** The bell of the top bar: how many tasks are late or due today, and the list behind it. */
export function Component() {
  const { t } = useTranslation();
  const now = useNow();
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const { live, full, unreadable, unknown } = useMyTasks();
  const rows = live.state === "data" ? live.data : [];
  const bell = bellOf(
    rows.map(({ data }) => data),
    now,
  );
  const hasUnread = useHasUnread();
  const counted =
    live.state !== "data" || unknown
      ? t("tasks.bell.title")
      : t("tasks.bell.label", { count: bell.badge });
  const label = hasUnread ? `${counted}. ${t("tasks.bell.unread")}` : counted;
  return (
    <>
      <Indicator
        disabled={!hasUnread}
        position="bottom-end"
        color="blue"
        size={10}
        offset={8}
      >
        <Indicator
          label={badgeText(bell.badge)}
          disabled={bell.badge === 0}
          color="red"
          size={18}
          offset={6}
        >
          <ActionIcon
            ref={setButton}
            variant="subtle"
            size={40}
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={opened}
            aria-controls={opened ? `${id}-dropdown` : undefined}
            data-testid="task-bell"
            onPointerEnter={fetchPopover}
            onFocus={fetchPopover}
            onClick={() => {
              setWanted(true);
              setOpened((shown) => !shown);
            }}
          >
            <IconBell size={22} aria-hidden />
          </ActionIcon>
        </Indicator>
      </Indicator>
      {wanted && button !== null && (
        <BellPopover
          id={id}
          button={button}
          opened={opened}
          onChange={setOpened}
          bell={bell}
          live={live}
          full={full}
          unreadable={unreadable}
          unknown={unknown}
          now={now}
        />
      )}
    </>
  );
}
