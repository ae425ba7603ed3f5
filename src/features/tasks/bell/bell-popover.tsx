import { Popover } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Anchored } from "../../../ui/menu/anchored";
import type { BellPanelProps } from "./bell-panel";
import { BellPanel } from "./bell-panel";
import { bellSize } from "./bell-size";

interface BellPopoverProps extends Omit<BellPanelProps, "onLeave"> {
  id: string;
  button: HTMLElement;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/** What opens below the bell. */
export function BellPopover({
  id,
  button,
  opened,
  onChange,
  ...panel
}: BellPopoverProps) {
  const { t } = useTranslation();
  return (
    <Popover
      id={id}
      opened={opened}
      onChange={onChange}
      width={`min(${bellSize.width}px, calc(100vw - 16px))`}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Anchored node={button} />
      </Popover.Target>
      <Popover.Dropdown
        p={0}
        mah={bellSize.height}
        aria-label={t("tasks.bell.title")}
      >
        <BellPanel {...panel} onLeave={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
