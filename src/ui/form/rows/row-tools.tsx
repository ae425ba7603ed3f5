import { Group } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconTrash,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { RowTool } from "./row-tool";
import { useNextFocus } from "./use-next-focus";

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
  const focusNext = useNextFocus();
  const id = useId();
  const [up, down] = [`${id}up`, `${id}down`];
  return (
    <Group gap={2} wrap="nowrap">
      <RowTool
        id={up}
        icon={IconArrowUp}
        label={t("common.rows.moveUp", { name })}
        disabled={fixed || place === 0}
        onClick={() => {
          onMove(place - 1);
          focusNext(up, down);
        }}
      />
      <RowTool
        id={down}
        icon={IconArrowDown}
        label={t("common.rows.moveDown", { name })}
        disabled={fixed || last}
        onClick={() => {
          onMove(place + 1);
          focusNext(down, up);
        }}
      />
      <RowTool
        icon={IconTrash}
        label={t("common.rows.remove", { name })}
        onClick={onRemove}
      />
    </Group>
  );
}
