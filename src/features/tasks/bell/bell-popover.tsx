import { Popover } from "@mantine/core";
import type { RefCallback } from "react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { BellPanelProps } from "./bell-panel";
import { BellPanel } from "./bell-panel";

interface BellPopoverProps extends Omit<BellPanelProps, "onLeave"> {
  id: string;
  button: HTMLElement;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

interface AnchorProps {
  node: HTMLElement;
  ref?: RefCallback<HTMLElement>;
}

/** Stands for the bell's button, which was there before this code was. */
function Anchor({ node, ref }: AnchorProps) {
  useEffect(() => {
    ref?.(node);
    return () => {
      ref?.(null);
    };
  }, [node, ref]);
  return null;
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
      width="min(420px, calc(100vw - 16px))"
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Anchor node={button} />
      </Popover.Target>
      <Popover.Dropdown p={0} mah={600} aria-label={t("tasks.bell.title")}>
        <BellPanel {...panel} onLeave={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
