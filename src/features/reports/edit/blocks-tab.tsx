import type { Block, BlockKind } from "@domain/report/block";
import { freeBlockId, movedBlock } from "@domain/report/blocks";
import { blocksMost } from "@domain/report/report";
import { Button, Group, Stack, Text } from "@mantine/core";
import {
  IconArrowBackUp,
  IconChartBar,
  IconPhoto,
  IconReportAnalytics,
  IconTable,
  IconTextPlus,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import type { IconComponent } from "../../../ui/display/icon";
import { notifyError } from "../../../ui/feedback/notify";
import { EmptyState } from "../../../ui/state/empty-state";
import { BlockLine } from "./block-line";
import { BlockPanel } from "./block-panel";
import type { BlockEdits } from "./use-block-edits";
import { useBlockEdits } from "./use-block-edits";

const kinds = [
  ["text", IconTextPlus],
  ["figure", IconChartBar],
  ["picture", IconPhoto],
  ["table", IconTable],
] as const satisfies readonly (readonly [BlockKind, IconComponent])[];

/** A block that is worked on: one there is, or a new one. */
export type OpenBlock =
  | { block: Block }
  | { block: null; kind: BlockKind; blockId: string };

/** What a report is made of, in its order: added, set, moved, taken out. */
export function BlocksTab({ row }: { row: Row<"reports"> }) {
  const { t } = useTranslation();
  const edits = useBlockEdits(row);
  const [opened, open] = useState<OpenBlock | null>(null);
  const { blocks } = edits;
  const add = (kind: BlockKind) =>
    open({ block: null, kind, blockId: freeBlockId(blocks) });
  return (
    <Stack gap="md">
      <Tools edits={edits} onAdd={add} />
      {blocks.length === 0 ? (
        <EmptyState
          icon={IconReportAnalytics}
          title={t("reports.states.empty")}
          body={t("reports.states.emptyHelp")}
        />
      ) : (
        <Lines edits={edits} onOpen={(block) => open({ block })} />
      )}
      {opened !== null && (
        <BlockPanel
          opened={opened}
          row={row}
          edits={edits}
          onClose={() => open(null)}
        />
      )}
    </Stack>
  );
}

interface ToolsProps {
  edits: BlockEdits;
  onAdd: (kind: BlockKind) => void;
}

function Tools({ edits, onAdd }: ToolsProps) {
  const { t } = useTranslation();
  const isFull = edits.blocks.length >= blocksMost;
  return (
    <Group role="group" aria-label={t("reports.fields.blocks")} gap="xs">
      {kinds.map(([kind, Icon]) => (
        <Button
          key={kind}
          mih={44}
          variant="light"
          disabled={isFull}
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => onAdd(kind)}
        >
          {t(`reports.actions.add.${kind}`)}
        </Button>
      ))}
      <Button
        mih={44}
        variant="default"
        disabled={edits.undo === null}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => edits.undo?.()}
      >
        {t("reports.actions.undo")}
      </Button>
      {isFull && (
        <Text size="sm">{t("reports.states.full", { max: blocksMost })}</Text>
      )}
    </Group>
  );
}

interface LinesProps {
  edits: BlockEdits;
  onOpen: (block: Block) => void;
}

function Lines({ edits, onOpen }: LinesProps) {
  const { t } = useTranslation();
  const [taken, take] = useState<string | null>(null);
  const { blocks, keep } = edits;
  const move = (blockId: string, to: number) =>
    void keep(movedBlock(blocks, blockId, to)).catch(notifyError);
  return (
    <Stack
      component="ol"
      gap="xs"
      m={0}
      p={0}
      aria-label={t("reports.fields.blocks")}
      style={{ listStyle: "none" }}
    >
      {blocks.map((block, place) => (
        <BlockLine
          key={block.blockId}
          block={block}
          place={place}
          last={place === blocks.length - 1}
          onOpen={() => onOpen(block)}
          onTake={() => take(block.blockId)}
          onDrop={() => {
            if (taken !== null) move(taken, place);
            take(null);
          }}
          onMove={(to) => move(block.blockId, to)}
          onRemove={() =>
            void keep(blocks.filter((one) => one !== block)).catch(notifyError)
          }
        />
      ))}
    </Stack>
  );
}
