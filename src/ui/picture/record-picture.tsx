import type { MantineRadius } from "@mantine/core";
import { Avatar } from "@mantine/core";
import type { ReactNode } from "react";
import type { IconComponent } from "../display/icon";
import { initialsOf } from "./initials-of";
import { usePictureUrl } from "./picture-urls";

export interface RecordPictureProps {
  /** What the record's picture field holds: a path, or an address in existing data. */
  path: string | null;
  /** Of whom or what it is. */
  name: string;
  /** In the place of a picture; the initials of the name without it. */
  silhouette?: IconComponent;
  /** In px. */
  size?: number;
  radius?: MantineRadius;
  /** The name stands beside it: read aloud once. */
  decorative?: boolean;
}

/** Above this a thumbnail of 256 px would show its dots. */
const largestThumbnail = 96;

/** The picture of a record, else its silhouette or initials. */
export function RecordPicture({
  path,
  name,
  silhouette: Silhouette,
  size = 32,
  radius = "md",
  decorative = false,
}: RecordPictureProps) {
  const url = usePictureUrl(
    path,
    size > largestThumbnail ? "full" : "thumbnail",
  );
  const fallback: ReactNode =
    Silhouette === undefined ? (
      initialsOf(name)
    ) : (
      <Silhouette size={Math.round(size * 0.6)} stroke={1.6} aria-hidden />
    );
  return (
    <Avatar
      src={url}
      size={size}
      radius={radius}
      color="brand"
      alt={decorative ? "" : name}
      title={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
      imageProps={{ loading: "lazy", decoding: "async", draggable: false }}
    >
      {fallback}
    </Avatar>
  );
}
