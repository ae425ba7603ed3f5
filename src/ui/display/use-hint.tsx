import type { FloatingPosition } from "@mantine/core";
import type { PointerEvent, ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { fetched } from "../state/fetched";

const HintBubble = fetched(() =>
  import("./hint-bubble").then(({ HintBubble }) => HintBubble),
);

/** How long the mouse rests on a thing before its word appears. */
const delay = 300;

export interface Hint {
  /** For the element the hint is about. */
  handlers: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
  };
  /** To be put beside it. */
  bubble: ReactNode;
}

interface HintOptions {
  position?: FloatingPosition;
  disabled?: boolean;
}

/** A word beside what the mouse rests on; its code is fetched when the mouse first does. */
export function useHint(label: string, options: HintOptions = {}): Hint {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const forget = () => window.clearTimeout(timer.current);
  useEffect(() => forget, []);
  return {
    handlers: {
      onPointerEnter: ({ currentTarget, pointerType }) => {
        if (pointerType !== "mouse" || target !== null) return;
        void HintBubble.fetch().catch(() => undefined);
        timer.current = window.setTimeout(
          () => setTarget(currentTarget),
          delay,
        );
      },
      onPointerLeave: forget,
    },
    bubble: target !== null && (
      <HintBubble target={target} label={label} {...options} />
    ),
  };
}
