import { Box } from "@mantine/core";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { innerWidth, slotAt, type PlotFrame } from "../plots/plot-frame";

interface SlotReaderProps {
  /** Names the chart. */
  label: string;
  frame: PlotFrame;
  slots: number;
  /** A slot by name. */
  nameOf: (slot: number) => string;
  /** What stands in a slot, in words. */
  textOf: (slot: number) => string;
  /** Where whoever walks by keys begins. */
  first: number;
  /** The slot somebody looks at, null for none. */
  at: number | null;
  onAt: (slot: number | null) => void;
  children: ReactNode;
}

/** So many slots further with Page Up and Page Down. */
const leap = 7;

/** Where a key leads from a slot; null for keys that lead nowhere. */
function movedBy(key: string, at: number, slots: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: leap,
    PageDown: -leap,
    Home: -slots,
    End: slots,
  };
  const step = steps[key];
  return step === undefined
    ? null
    : Math.min(slots - 1, Math.max(0, at + step));
}

/**
 * Walks over the slots of a chart, by arrows, pointer or finger, and says what stands in each. What is said is said aloud
 * only to whoever walks by keys: under a pointer it is shown.
 */
export function SlotReader({
  label,
  frame,
  slots,
  nameOf,
  textOf,
  first,
  at,
  onAt,
  children,
}: SlotReaderProps) {
  const { t } = useTranslation();
  const [spoken, speak] = useState("");
  const goTo = (slot: number) => {
    onAt(slot);
    speak(textOf(slot));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && at !== null) {
      event.stopPropagation();
      onAt(null);
      return;
    }
    const next = movedBy(event.key, at ?? first, slots);
    if (next === null) return;
    event.preventDefault();
    // The first key shows where one is.
    goTo(at === null && !["Home", "End"].includes(event.key) ? first : next);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    onAt(slotAt(frame, slots, event.clientX - left));
  };
  const shown = at ?? first;
  const room = innerWidth(frame) / Math.max(1, slots);
  return (
    <Box
      pos="relative"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-description={t("chart.labels.keys")}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={slots}
      aria-valuenow={shown + 1}
      aria-valuetext={nameOf(shown)}
      w={frame.width}
      h={frame.height}
      style={{ touchAction: "pan-y", borderRadius: 4 }}
      onKeyDown={onKeyDown}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") onAt(null);
      }}
    >
      <Box aria-hidden>{children}</Box>
      {at !== null && (
        <Box
          aria-hidden
          data-cursor
          data-screen
          pos="absolute"
          top={frame.top}
          left={frame.left + room * at}
          w={Math.max(1, room)}
          h={frame.height - frame.top - frame.bottom}
          bg="var(--mantine-color-dimmed)"
          opacity={0.18}
          style={{ pointerEvents: "none" }}
        />
      )}
      <div
        aria-live="polite"
        style={{
          position: "absolute",
          width: 1,
          height: 1,
          overflow: "hidden",
          clipPath: "inset(50%)",
        }}
      >
        {spoken}
      </div>
    </Box>
  );
}
