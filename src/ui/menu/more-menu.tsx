import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../display/icon";
import { fetched } from "../state/fetched";

const MoreItems = fetched(() =>
  import("./more-items").then(({ MoreItems }) => MoreItems),
);
const fetchItems = () => void MoreItems.fetch().catch(() => undefined);

export interface MoreItem {
  id: string;
  label: string;
  icon: IconComponent;
  danger?: boolean;
  onPick: () => void;
}

interface MoreMenuProps {
  /** Names the thing it is about, for screen readers. */
  about: string;
  items: readonly MoreItem[];
  size?: number;
  /** One of them is being done. */
  busy?: boolean;
}

/** What else there is to do, behind "⋯"; its code is fetched when somebody is about to open it. */
export function MoreMenu({
  about,
  items,
  size = 32,
  busy = false,
}: MoreMenuProps) {
  const { t } = useTranslation();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <ActionIcon
        ref={setButton}
        size={size}
        data-touch
        loading={busy}
        aria-label={t("common.messages.actionOn", {
          action: t("common.actions.more"),
          name: about,
        })}
        aria-haspopup="menu"
        aria-expanded={opened}
        onPointerEnter={fetchItems}
        onFocus={fetchItems}
        onClick={() => {
          setWanted(true);
          setOpened((shown) => !shown);
        }}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      {wanted && button !== null && (
        <MoreItems
          button={button}
          items={items}
          opened={opened}
          onChange={setOpened}
        />
      )}
    </>
  );
}
