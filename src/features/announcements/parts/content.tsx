import type { Announcement } from "@domain/announcement/announcement";
import { Anchor, Stack } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { MarkdownText } from "../../shared/markdown/markdown-text";

/** What an announcement says, and where more is said. */
export function AnnouncementContent({
  content,
  externalLink,
}: Pick<Announcement, "content" | "externalLink">) {
  if (content === null && externalLink === null) return null;
  return (
    <Stack gap="xs">
      {content !== null && <MarkdownText text={content} />}
      {externalLink !== null && (
        <Anchor
          href={externalLink}
          target="_blank"
          rel="noopener noreferrer nofollow"
          style={{ overflowWrap: "anywhere" }}
        >
          {externalLink} <IconExternalLink size={14} aria-hidden />
        </Anchor>
      )}
    </Stack>
  );
}
