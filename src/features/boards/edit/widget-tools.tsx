import type { Growth, Step } from "@domain/board/layout";
import { moved, sized } from "@domain/board/layout";
import type { Widget } from "@domain/board/stored";
import { widgetRule } from "@domain/board/widgets";
import {
  ActionIcon,
  Group,
  Popover,
  SimpleGrid,
  VisuallyHidden,
} from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconArrowsMove,
  IconArrowsMinimize,
  IconArrowsMaximize,
  IconChevronsDown,
  IconChevronsUp,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import { keepingPlace } from "../../../ui/keys/keep-place";
import { useWidgetTitle } from "../frame/use-widget-title";
import type { BoardEdits } from "./use-board-edits";

const steps = [
  ["left", IconArrowLeft],
  ["up", IconArrowUp],
  ["down", IconArrowDown],
  ["right", IconArrowRight],
] as const satisfies (readonly [Step, IconComponent])[];
const growths = [
  ["narrower", IconArrowsMinimize],
  ["shorter", IconChevronsUp],
  ["taller", IconChevronsDown],
  ["wider", IconArrowsMaximize],
] as const satisfies (readonly [Growth, IconComponent])[];

interface WidgetToolsProps {
  widget: Widget;
  edits: BoardEdits;
  onOptions: () => void;
}

/** What its owner does with a widget: places it without dragging, chooses what it is about, takes it off. */
export function WidgetTools({ widget, edits, onOptions }: WidgetToolsProps) {
  const { t } = useTranslation();
  const name = useWidgetTitle(widget);
  const { widgets, keep } = edits;
  const { id } = widget;
  const rule = widgetRule(widget.kind);
  const isAsked = rule !== null && rule.asks.length + rule.takes.length > 0;
  const on = (action: string) =>
    t("common.messages.actionOn", { action, name });
  return (
    <Group gap={4} wrap="nowrap" data-screen>
      <Places widget={widget} edits={edits} name={name} label={on} />
      {isAsked && (
        <ActionIcon
          size={44}
          aria-label={on(t("boards.actions.options"))}
          onClick={onOptions}
        >
          <IconAdjustmentsHorizontal size={20} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        size={44}
        color="red"
        aria-label={on(t("boards.actions.takeOff"))}
        onClick={() =>
          void keepingPlace(() => keep(widgets.filter((one) => one.id !== id)))
        }
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

interface PlacesProps extends Pick<WidgetToolsProps, "widget" | "edits"> {
  name: string;
  label: (action: string) => string;
}

/** Step by step, with where it is after each told aloud. */
function Places({ widget, edits, name, label }: PlacesProps) {
  const { t } = useTranslation();
  const { widgets, keep } = edits;
  const { id } = widget;
  const [isTold, tell] = useState(false);
  const act = (next: readonly Widget[]) => {
    keep(next);
    tell(true);
  };
  const place = t("boards.messages.placed", {
    name,
    column: widget.x + 1,
    row: widget.y + 1,
    width: widget.w,
    height: widget.h,
  });
  return (
    <>
      <Popover position="bottom-end" trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon size={44} aria-label={label(t("boards.actions.place"))}>
            <IconArrowsMove size={20} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown
          role="dialog"
          aria-label={label(t("boards.actions.place"))}
          p="xs"
        >
          <SimpleGrid cols={4} spacing={4}>
            {steps.map(([step, Icon]) => (
              <ActionIcon
                key={step}
                size={44}
                aria-label={t(`boards.actions.steps.${step}`)}
                onClick={() => act(moved(widgets, id, step))}
              >
                <Icon size={20} aria-hidden />
              </ActionIcon>
            ))}
            {growths.map(([growth, Icon]) => (
              <ActionIcon
                key={growth}
                size={44}
                aria-label={t(`boards.actions.growths.${growth}`)}
                onClick={() => act(sized(widgets, id, growth))}
              >
                <Icon size={20} aria-hidden />
              </ActionIcon>
            ))}
          </SimpleGrid>
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden role="status">{isTold ? place : ""}</VisuallyHidden>
    </>
  );
}
