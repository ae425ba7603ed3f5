import type { Widget } from "@domain/board/stored";
import { Card, Group, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useId } from "react";
import { ErrorBoundary } from "../../../ui/state/error-boundary";
import classes from "./widget-frame.module.css";
import { useWidgetTitle } from "./use-widget-title";
import { WidgetContent } from "./widget-content";

interface WidgetFrameProps {
  widget: Widget;
  /** As high as its place, what does not fit into it is scrolled to; else as high as it is. */
  isFixed: boolean;
  tools: ReactNode;
  /** Keeps what it is asked about; null: nobody edits it now. */
  onParams: ((params: Record<string, string>) => void) | null;
  /** The way to choose what it needs; null for who may not. */
  onChoose: (() => void) | null;
}

/** One widget with its name; what fails in it stays in it. */
export function WidgetFrame(props: WidgetFrameProps) {
  const { widget, isFixed, tools, onParams, onChoose } = props;
  const id = useId();
  const title = useWidgetTitle(widget);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      className={classes.frame ?? ""}
      data-fixed={isFixed || undefined}
    >
      <Group justify="space-between" gap="xs" mb="xs" data-handle>
        <Title order={2} id={id} size="h4" className={classes.title ?? ""}>
          {title}
        </Title>
        {tools}
      </Group>
      <div
        className={classes.body}
        {...(isFixed && { tabIndex: 0, role: "group", "aria-labelledby": id })}
      >
        <ErrorBoundary resetKey={JSON.stringify(widget.params)}>
          <WidgetContent
            widget={widget}
            onParams={onParams}
            onChoose={onChoose}
          />
        </ErrorBoundary>
      </div>
    </Card>
  );
}
