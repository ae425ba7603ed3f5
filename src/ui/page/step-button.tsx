import { Button } from "@mantine/core";
import type { IconComponent } from "../display/icon";

interface StepButtonProps {
  label: string;
  icon: IconComponent;
  disabled?: boolean;
  onClick: () => void;
}

/** On or back by a step: a mark alone, as high as the words beside it, under a finger, too. */
export function StepButton(props: StepButtonProps) {
  const { label, icon: Icon, disabled = false, onClick } = props;
  return (
    <Button
      variant="default"
      px={12}
      style={{ flexShrink: 0 }}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </Button>
  );
}
