import { ActionIcon, Group, Tooltip } from "@mantine/core";
import type { IconComponent } from "../../../../../ui/display/icon";

interface MoveButton {
  label: string;
  icon: IconComponent;
  onClick: () => void;
}

/** What moves a picture, by touch. */
export function MoveButtons({ buttons }: { buttons: readonly MoveButton[] }) {
  return (
    <Group gap={0} data-screen>
      {buttons.map(({ label, icon: Icon, onClick }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon
            size={44}
            variant="subtle"
            aria-label={label}
            onClick={onClick}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}
