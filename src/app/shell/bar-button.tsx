import { ActionIcon } from "@mantine/core";
import type { IconComponent } from "../../ui/display/icon";
import { useHint } from "../../ui/display/use-hint";

interface BarButtonProps {
  label: string;
  icon: IconComponent;
  onClick: () => void;
}

/** An icon of the top bar; its word is the tooltip. */
export function BarButton({ label, icon: Icon, onClick }: BarButtonProps) {
  const hint = useHint(label);
  return (
    <>
      <ActionIcon
        size={40}
        aria-label={label}
        onClick={onClick}
        {...hint.handlers}
      >
        <Icon size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      {hint.bubble}
    </>
  );
}
