import { Avatar } from "@mantine/core";

interface PersonAvatarProps {
  /** Full name: read aloud unless the name stands beside it. */
  name: string;
  initials: string;
  src?: string | null;
  size?: number;
  /** The name is written next to the picture. */
  decorative?: boolean;
}

/** A person's picture, else initials. */
export function PersonAvatar({
  name,
  initials,
  src = null,
  size = 32,
  decorative = false,
}: PersonAvatarProps) {
  return (
    <Avatar
      src={src}
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
