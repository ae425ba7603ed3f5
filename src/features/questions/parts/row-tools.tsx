import { ActionIcon, Group, Tooltip } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconTrash,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";

interface RowHandleProps {
  name: string;
  onTake: () => void;
  children: ReactNode;
}

/** What is taken by the mouse; by keyboard and touch the arrows move. */
export const RowHandle = ({ name, onTake, children }: RowHandleProps) => (
  <Group
    gap={4}
    wrap="nowrap"
    miw={0}
    draggable
    onDragStart={(event) => {
      event.dataTransfer.setData("text/plain", name);
      event.dataTransfer.effectAllowed = "move";
      onTake();
    }}
    style={{ cursor: "grab" }}
  >
    <IconGripVertical size={16} aria-hidden style={{ flex: "none" }} />
    {children}
  </Group>
);

interface RowToolsProps {
  /** What is moved and removed. */
  name: string;
  /** From 0. */
  place: number;
  last: boolean;
  /** It has no place of its own now. */
  fixed?: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One of several in an order: moved up and down, taken away. */
export function RowTools(props: RowToolsProps) {
  const { name, place, last, fixed = false, onMove, onRemove } = props;
  const { t } = useTranslation();
  return (
    <Group gap={2} wrap="nowrap">
      <Tool
        icon={IconArrowUp}
        label={t("questions.actions.moveUp", { name })}
        disabled={fixed || place === 0}
        onClick={() => onMove(place - 1)}
      />
      <Tool
        icon={IconArrowDown}
        label={t("questions.actions.moveDown", { name })}
        disabled={fixed || last}
        onClick={() => onMove(place + 1)}
      />
      <Tool
        icon={IconTrash}
        label={t("questions.actions.removeOption", { name })}
        onClick={onRemove}
      />
    </Group>
  );
}

interface ToolProps {
  icon: IconComponent;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

const Tool = ({ icon: Icon, label, disabled = false, onClick }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon
      size={36}
      aria-label={label}
      disabled={disabled}
      bg={disabled ? "transparent" : undefined}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  </Tooltip>
);
