import { Avatar } from "@mantine/core";
import { usePictureUrl } from "../picture/picture-urls";

interface PersonAvatarProps {
  /** Full name: read aloud unless the name stands beside it. */
  name: string;
  initials: string;
  /** What the card's picture field holds. */
  picture?: string | null;
  size?: number;
  /** The name is written next to the picture. */
  decorative?: boolean;
}

/** A person's picture, else initials. */
export function PersonAvatar({
  name,
  initials,
  picture = null,
  size = 32,
  decorative = false,
}: PersonAvatarProps) {
  const url = usePictureUrl(picture, "thumbnail");
  return (
    <Avatar
      src={url}
      size={size}
      radius="xl"
      color="brand"
      alt={decorative ? "" : name}
      title={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
    >
      {initials}
    </Avatar>
  );
}
