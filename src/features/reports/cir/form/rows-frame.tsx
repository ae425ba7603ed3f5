import { Button, Fieldset, Group, Paper, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { RowTools } from "../../../../ui/form/rows/row-tools";

interface RowsFrameProps {
  legend: string;
  /** By which the form leads here. */
  id: string;
  /** What is said while there is none. */
  none: string;
  action: string;
  count: number;
  most: number;
  onAdd: () => void;
  /** A row each, in its order. */
  children: ReactNode;
}

/** Rows of a kind below each other, and the way to one more. */
export function RowsFrame(props: RowsFrameProps) {
  const { legend, id, none, action, count, most, onAdd, children } = props;
  return (
    <Fieldset legend={legend} mx={0} id={id}>
      <Stack gap="sm">
        {count === 0 && (
          <Text size="sm" c="dimmed">
            {none}
          </Text>
        )}
        {children}
        <Button
          variant="light"
          mih={44}
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={count >= most}
          onClick={onAdd}
          style={{ alignSelf: "flex-start" }}
        >
          {action}
        </Button>
      </Stack>
    </Fieldset>
  );
}

interface RowFrameProps {
  /** What it is by its place, as "Finding 2". */
  name: string;
  /** What was typed of it first; "" for nothing yet. */
  typed: string;
  /** From 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One of them: what it is called, its way up, down and out, and its fields. */
export function RowFrame(props: RowFrameProps) {
  const { name, typed, place, count, onMove, onRemove, children } = props;
  return (
    <Paper withBorder p="sm" component="fieldset" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <Text c="dimmed" size="sm" aria-hidden>
          {name}
        </Text>
        <RowTools
          name={typed.trim() || name}
          {...{ place, onMove, onRemove }}
          last={place === count - 1}
        />
      </Group>
      {children}
    </Paper>
  );
}
