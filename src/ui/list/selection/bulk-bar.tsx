import {
  ActionIcon,
  Button,
  Group,
  Paper,
  Text,
  VisuallyHidden,
} from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../display/icon";
import { useWidth } from "../../layout/use-width";

export interface BulkAction {
  id: string;
  /** What it does, and with how many. */
  label: string;
  icon: IconComponent;
  danger: boolean;
  onDo: () => void;
}

interface BulkBarProps {
  count: number;
  /** How many of what are selected. */
  label: string;
  /** What is to be known of them, on a line of its own. */
  note?: string;
  actions: readonly BulkAction[];
  onClear: () => void;
}

/** Less than this and the buttons are marks, on one line. */
const roomForWords = 720;
/** Less than this and the marks leave room for a number only. */
const roomForLabel = 400;
const touchSize = 44;

/** What can be done with the selected rows; absent while nothing is selected. */
export function BulkBar(props: BulkBarProps) {
  const { count, label, note, actions, onClear } = props;
  const [ref, measured] = useWidth<HTMLDivElement>();
  const width = measured ?? Infinity;
  if (count === 0) return null;
  const marksOnly = width < roomForWords;
  // Words of some languages need a second line.
  const wrap = marksOnly ? "nowrap" : "wrap";
  const Action = marksOnly ? ActionMark : ActionButton;
  return (
    <Paper
      withBorder
      ref={ref}
      shadow="md"
      px="sm"
      py={marksOnly ? 4 : "xs"}
      role="region"
      aria-label={label}
      style={{ position: "sticky", bottom: 12, zIndex: 10, marginTop: 12 }}
    >
      {note !== undefined && (
        <Text size="sm" c="dimmed" role="status">
          {note}
        </Text>
      )}
      <Group justify="space-between" wrap={wrap} gap="xs">
        <Text fw={500} role="status" truncate size={marksOnly ? "sm" : "md"}>
          {width < roomForLabel ? (
            <>
              <span aria-hidden>{count}</span>
              <VisuallyHidden>{label}</VisuallyHidden>
            </>
          ) : (
            label
          )}
        </Text>
        <Group gap={marksOnly ? 2 : "xs"} wrap={wrap}>
          {actions.map((action) => (
            <Action key={action.id} {...action} />
          ))}
          <Clear marksOnly={marksOnly} onClear={onClear} />
        </Group>
      </Group>
    </Paper>
  );
}

interface ClearProps {
  marksOnly: boolean;
  onClear: () => void;
}

function Clear({ marksOnly, onClear }: ClearProps) {
  const { t } = useTranslation();
  const clear = t("common.actions.clearSelection");
  return marksOnly ? (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={touchSize}
      aria-label={clear}
      title={clear}
      onClick={onClear}
    >
      <IconX size={20} aria-hidden />
    </ActionIcon>
  ) : (
    <Button variant="subtle" onClick={onClear}>
      {clear}
    </Button>
  );
}

function ActionButton({ label, icon: Icon, danger, onDo }: BulkAction) {
  return (
    <Button
      variant="light"
      {...(danger ? { color: "red" } : {})}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={onDo}
    >
      {label}
    </Button>
  );
}

function ActionMark({ label, icon: Icon, danger, onDo }: BulkAction) {
  return (
    <ActionIcon
      variant="light"
      {...(danger ? { color: "red" } : {})}
      size={touchSize}
      aria-label={label}
      title={label}
      onClick={onDo}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
