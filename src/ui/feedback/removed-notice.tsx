import { Alert, Group } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** Says that a record is removed, with the way to bring it back for those who may. */
export function RemovedNotice({
  text,
  children,
}: {
  text: string;
  children?: ReactNode;
}) {
  return (
    <Alert color="gray" mb="md" icon={<IconTrash aria-hidden />}>
      <Group justify="space-between">
        {text}
        {children}
      </Group>
    </Alert>
  );
}
