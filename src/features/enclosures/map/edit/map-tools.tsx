import { ActionIcon, Group, SegmentedControl, Tooltip } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBrush,
  IconBucketDroplet,
  IconEraser,
  IconRectangle,
} from "@tabler/icons-react";
import type { Dispatch } from "react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../../ui/display/icon";
import type { Deed, Editor, Tool } from "./editor";
import { tools } from "./editor";

const icons: Record<Tool, IconComponent> = {
  brush: IconBrush,
  rectangle: IconRectangle,
  fill: IconBucketDroplet,
  eraser: IconEraser,
};

/** Sizes of the brush, in squares. */
const sizes = [1, 3, 5];

interface MapToolsProps
  extends Pick<Editor, "tool" | "layer" | "radius">, HistoryButtonsProps {}

interface HistoryButtonsProps {
  mayUndo: boolean;
  mayRedo: boolean;
  act: Dispatch<Deed>;
}

const undo: Deed = { kind: "undo" };
const redo: Deed = { kind: "redo" };

/** What to draw, with what, and back. */
export function MapTools({ mayUndo, mayRedo, act, ...paint }: MapToolsProps) {
  const { t } = useTranslation();
  return (
    <Group
      gap="sm"
      role="toolbar"
      aria-label={t("enclosures.map.states.tools")}
    >
      <PaintTools {...paint} act={act} />
      <HistoryButtons mayUndo={mayUndo} mayRedo={mayRedo} act={act} />
    </Group>
  );
}

const PaintTools = memo(function PaintTools({
  tool,
  layer,
  radius,
  act,
}: Omit<MapToolsProps, "mayUndo" | "mayRedo">) {
  const { t } = useTranslation();
  const choose = (choice: Extract<Deed, { kind: "choose" }>["choice"]) =>
    act({ kind: "choose", choice });
  return (
    <>
      <SegmentedControl
        size="md"
        aria-label={t("enclosures.map.fields.layer")}
        value={layer}
        onChange={(value) => choose({ layer: value })}
        data={(["zones", "levels"] as const).map((value) => ({
          value,
          label: t(`enclosures.map.options.layer.${value}`),
        }))}
      />
      <Group gap={4} wrap="nowrap">
        {tools.map((one) => (
          <ToolButton
            key={one}
            icon={icons[one]}
            label={t(`enclosures.map.options.tool.${one}`)}
            pressed={tool === one}
            deed={{ kind: "choose", choice: { tool: one } }}
            act={act}
          />
        ))}
      </Group>
      <SegmentedControl
        size="md"
        aria-label={t("enclosures.map.fields.brushSize")}
        disabled={tool !== "brush" && tool !== "eraser"}
        value={`${radius * 2 + 1}`}
        onChange={(value) => choose({ radius: (Number(value) - 1) / 2 })}
        data={sizes.map(String)}
      />
    </>
  );
});

function HistoryButtons({ mayUndo, mayRedo, act }: HistoryButtonsProps) {
  const { t } = useTranslation();
  return (
    <Group gap={4} wrap="nowrap">
      <ToolButton
        icon={IconArrowBackUp}
        label={t("enclosures.map.actions.undo")}
        disabled={!mayUndo}
        deed={undo}
        act={act}
      />
      <ToolButton
        icon={IconArrowForwardUp}
        label={t("enclosures.map.actions.redo")}
        disabled={!mayRedo}
        deed={redo}
        act={act}
      />
    </Group>
  );
}

interface ToolButtonProps {
  icon: IconComponent;
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  deed: Deed;
  act: Dispatch<Deed>;
}

const ToolButton = memo(function ToolButton({
  icon: Icon,
  label,
  pressed,
  disabled,
  deed,
  act,
}: ToolButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={44}
        variant={pressed === true ? "filled" : "default"}
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={() => act(deed)}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
});
