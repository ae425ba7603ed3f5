import { Box, Text } from "@mantine/core";
import type { ReactNode, RefObject } from "react";
import { useId } from "react";
import classes from "./stage.module.css";
import type { Moves } from "./use-moves";
import { useMoves } from "./use-moves";

interface StageProps {
  view: RefObject<HTMLDivElement | null>;
  label: string;
  /** What it is, as a reader says it. */
  role: string;
  /** Which keys it knows. */
  keys: string;
  moves: Moves;
  height: number;
  children: ReactNode;
}

/** A picture that is moved by mouse, fingers and keys. */
export function Stage(props: StageProps) {
  const { view, label, role, keys, moves, height, children } = props;
  const help = useId();
  const listeners = useMoves(view, moves);
  return (
    <>
      <Box
        ref={view}
        role="application"
        aria-roledescription={role}
        aria-label={label}
        aria-describedby={help}
        tabIndex={0}
        className={classes["stage"] ?? ""}
        h={height}
        {...listeners}
      >
        {children}
      </Box>
      <Text id={help} size="xs" c="dimmed" data-screen>
        {keys}
      </Text>
    </>
  );
}
