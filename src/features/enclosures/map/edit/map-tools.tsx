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

interface MapToolsProps {
  editor: Editor;
  act: Dispatch<Deed>;
}

/** What to draw, with what, and back. */
export function MapTools({ editor, act }: MapToolsProps) {
  const { t } = useTranslation();
  const { tool, layer, radius, history } = editor;
  const choose = (choice: Extract<Deed, { kind: "choose" }>["choice"]) =>
    act({ kind: "choose", choice });
  return (
    <Group
      gap="sm"
      role="toolbar"
      aria-label={t("enclosures.map.states.tools")}
    >
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
            onClick={() => choose({ tool: one })}
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
      <Group gap={4} wrap="nowrap">
        <ToolButton
          icon={IconArrowBackUp}
          label={t("enclosures.map.actions.undo")}
          disabled={history.past.length === 0}
          onClick={() => act({ kind: "undo" })}
        />
        <ToolButton
          icon={IconArrowForwardUp}
          label={t("enclosures.map.actions.redo")}
          disabled={history.future.length === 0}
          onClick={() => act({ kind: "redo" })}
        />
      </Group>
    </Group>
  );
}

interface ToolButtonProps {
  icon: IconComponent;
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function ToolButton({
  icon: Icon,
  label,
  pressed,
  disabled,
  onClick,
}: ToolButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={44}
        variant={pressed === true ? "filled" : "default"}
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
