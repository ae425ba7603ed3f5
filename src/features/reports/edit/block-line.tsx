import type { Block } from "@domain/report/block";
import { Group, Paper, Text, UnstyledButton } from "@mantine/core";
import {
  IconChartBar,
  IconPhoto,
  IconTable,
  IconTextSize,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { stepOnKey } from "../../../ui/form/rows/row-tool";
import { RowHandle, RowTools } from "../../../ui/form/rows/row-tools";
import { useBlockName } from "../parts/use-block-name";

const icons = {
  text: IconTextSize,
  figure: IconChartBar,
  picture: IconPhoto,
  table: IconTable,
};

interface BlockLineProps {
  block: Block;
  place: number;
  last: boolean;
  onOpen: () => void;
  onTake: () => void;
  onDrop: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One block by its beginning: opened by it, moved by arrows, Alt with the arrow keys, or the mouse. */
export function BlockLine(props: BlockLineProps) {
  const { block, place, last, onOpen, onTake, onDrop, onMove, onRemove } =
    props;
  const { t } = useTranslation();
  const name = useBlockName()(block);
  const [isOver, setOver] = useState(false);
  const Icon = icons[block.kind];
  return (
    <Paper
      component="li"
      withBorder
      px="xs"
      {...(isOver && {
        style: {
          boxShadow: "inset 0 2px 0 var(--mantine-primary-color-filled)",
        },
      })}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <RowHandle name={name} onTake={onTake}>
          <Icon size={18} aria-hidden style={{ flex: "none" }} />
          <UnstyledButton
            mih={44}
            miw={0}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={onOpen}
            onKeyDown={stepOnKey((by) => onMove(place + by))}
          >
            <Text span lineClamp={2} style={{ overflowWrap: "anywhere" }}>
              {name}
            </Text>
            <Text span display="block" size="sm" c="dimmed">
              {t(`reports.options.block.${block.kind}`)}
            </Text>
          </UnstyledButton>
        </RowHandle>
        <RowTools
          name={name}
          place={place}
          last={last}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Group>
    </Paper>
  );
}
