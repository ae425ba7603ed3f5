import { Menu } from "@mantine/core";
import { Anchored } from "./anchored";
import type { MoreItem } from "./more-menu";

interface MoreItemsProps {
  button: HTMLElement;
  items: readonly MoreItem[];
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/** What opens below "⋯". */
export function MoreItems({ button, items, opened, onChange }: MoreItemsProps) {
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      returnFocus
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Anchored node={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ id, label, icon: Icon, danger = false, onPick }) => (
          <Menu.Item
            key={id}
            mih={44}
            leftSection={<Icon size={18} aria-hidden />}
            {...(danger ? { c: "red" } : {})}
            onClick={() => {
              button.focus();
              onPick();
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
