import type { Block } from "@domain/report/block";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { FigureChoice } from "../figure/figure-choice";
import type { OpenBlock } from "./blocks-tab";
import { FigureBlock } from "./figure-block";
import { PictureBlock } from "./picture-block";
import { TableBlock } from "./table-block";
import { TextBlock } from "./text-block";
import type { BlockEdits } from "./use-block-edits";

interface BlockPanelProps {
  opened: OpenBlock;
  row: Row<"reports">;
  edits: BlockEdits;
  onClose: () => void;
}

/** A block as it is set, beside the others. */
export function BlockPanel(props: BlockPanelProps) {
  const { opened, row, edits, onClose } = props;
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const kind = opened.block === null ? opened.kind : opened.block.kind;
  const blockId = opened.block === null ? opened.blockId : opened.block.blockId;
  const common = {
    blockId,
    onSave: (block: Block) => edits.put(block, opened.block),
    onDone: onClose,
    onDirty: setDirty,
  };
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <RecordPanel
      title={
        opened.block === null
          ? t(`reports.actions.add.${kind}`)
          : t(`reports.options.block.${kind}`)
      }
      onClose={() => void close()}
    >
      {kind === "text" && (
        <TextBlock
          {...common}
          block={opened.block?.kind === "text" ? opened.block : null}
        />
      )}
      {kind === "picture" && (
        <PictureBlock
          {...common}
          row={row}
          block={opened.block?.kind === "picture" ? opened.block : null}
        />
      )}
      {kind === "table" && (
        <TableBlock
          {...common}
          block={opened.block?.kind === "table" ? opened.block : null}
        />
      )}
      {kind === "figure" &&
        (opened.block?.kind === "figure" ? (
          <FigureBlock {...common} block={opened.block} />
        ) : (
          <FigureChoice {...common} report={row.data} />
        ))}
    </RecordPanel>
  );
}
