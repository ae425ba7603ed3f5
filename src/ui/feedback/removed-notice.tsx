import { Alert, Group } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { IconComponent } from "../display/icon";

/** Says that a record is removed or out of use, with the way to bring it back for those who may. */
export function RemovedNotice({
  text,
  icon: Icon = IconTrash,
  children,
}: {
  text: string;
  icon?: IconComponent;
  children?: ReactNode;
}) {
  return (
    <Alert color="gray" mb="md" icon={<Icon aria-hidden />}>
      <Group justify="space-between">
        {text}
        {children}
      </Group>
    </Alert>
  );
}
