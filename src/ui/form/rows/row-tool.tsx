import { ActionIcon } from "@mantine/core";
import type { KeyboardEvent } from "react";
import type { IconComponent } from "../../display/icon";

interface RowToolProps {
  id?: string;
  icon: IconComponent;
  label: string;
  disabled?: boolean;
  expanded?: boolean;
  onClick: () => void;
  /** Alt with an arrow moves what it belongs to. */
  onStep?: (by: -1 | 1) => void;
}

/** Alt with an arrow up or down, as a step. */
export const stepOnKey =
  (onStep: (by: -1 | 1) => void) =>
  (event: KeyboardEvent): void => {
    const { altKey, key } = event;
    if (!altKey || (key !== "ArrowUp" && key !== "ArrowDown")) return;
    event.preventDefault();
    onStep(key === "ArrowUp" ? -1 : 1);
  };

/** A small button of a row; there are hundreds, so its word is shown by the browser. */
export const RowTool = ({
  id,
  icon: Icon,
  label,
  disabled = false,
  expanded,
  onClick,
  onStep,
}: RowToolProps) => (
  <ActionIcon
    id={id}
    size={36}
    aria-label={label}
    title={label}
    aria-expanded={expanded}
    disabled={disabled}
    bg={disabled ? "transparent" : undefined}
    onClick={onClick}
    onKeyDown={onStep && stepOnKey(onStep)}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
);
