import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { IconComponent } from "../display/icon";
import { RecordPicture } from "./record-picture";

interface PicturedNameProps {
  /** What the record's picture field holds. */
  path: string | null;
  name: string;
  silhouette: IconComponent;
  /** In the place of the name alone. */
  words?: ReactNode;
  /** After the name. */
  children?: ReactNode;
}

/** A record in a list: its picture, else its silhouette, then its name. */
export function PicturedName({
  path,
  name,
  silhouette,
  words,
  children,
}: PicturedNameProps) {
  return (
    <Group gap="sm" wrap="nowrap" component="span">
      <RecordPicture
        path={path}
        name={name}
        silhouette={silhouette}
        size={30}
        radius="xl"
        decorative
      />
      {words ?? (
        <Text component="span" inherit truncate title={name}>
          {name}
        </Text>
      )}
      {children}
    </Group>
  );
}
