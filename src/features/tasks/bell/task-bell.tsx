import type { Session } from "@domain/access/session";
import { badgeText, bellOf } from "@domain/task/bell";
import { ActionIcon, Indicator, Popover } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useMyTasks } from "../use-my-tasks";
import { BellPanel } from "./bell-panel";

/** The bell of the top bar: how many tasks are late or due today, and the list behind it. */
export function Component({ session }: { session: Session }) {
  const { t } = useTranslation();
  const now = useNow();
  const [opened, setOpened] = useState(false);
  const live = useMyTasks(session);
  const rows = live.state === "data" ? live.data : [];
  const bell = bellOf(
    rows.map(({ data }) => data),
    now,
  );
  const label = t("tasks.bell.label", { count: bell.badge });
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width="min(420px, calc(100vw - 16px))"
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Indicator
        label={badgeText(bell.badge)}
        disabled={bell.badge === 0}
        color="red"
        size={18}
        offset={6}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={label}
            data-testid="task-bell"
            onClick={() => setOpened((shown) => !shown)}
          >
            <IconBell size={22} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} mah={600} aria-label={t("tasks.bell.title")}>
        <BellPanel
          bell={bell}
          live={live}
          zooId={session.zooId}
          now={now}
          onLeave={() => setOpened(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
