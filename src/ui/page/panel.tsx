import { Card, Group, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useId } from "react";
import { ErrorBoundary } from "../state/error-boundary";
import classes from "./panel.module.css";

interface PanelProps {
  title: string;
  /** A link to the whole, or a small control. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One question of a board with its answer; a failure stays inside it. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={2} id={id} className={classes.title}>
          {title}
        </Title>
        {aside}
      </Group>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Card>
  );
}
