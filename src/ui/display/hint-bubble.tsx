import type { FloatingPosition } from "@mantine/core";
import { Tooltip } from "@mantine/core";
import { useState } from "react";

interface HintBubbleProps {
  target: HTMLElement;
  label: string;
  position?: FloatingPosition;
  disabled?: boolean;
}

/** The bubble itself; from now on it watches its target alone. */
export function HintBubble({ target, ...rest }: HintBubbleProps) {
  const [hovered] = useState(() => target.matches(":hover"));
  return <Tooltip target={target} defaultOpened={hovered} {...rest} />;
}
