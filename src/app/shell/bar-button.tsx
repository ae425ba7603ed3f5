import { ActionIcon, Tooltip } from "@mantine/core";
import type { IconComponent } from "../../ui/display/icon";

interface BarButtonProps {
  label: string;
  icon: IconComponent;
  onClick: () => void;
}

/** An icon of the top bar; its word is the tooltip. */
export function BarButton({ label, icon: Icon, onClick }: BarButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={40} aria-label={label} onClick={onClick}>
        <Icon size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
