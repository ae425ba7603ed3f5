import { keepsPictures } from "@domain/event/event";
import { href } from "@domain/pages";
import { Group, Text, ThemeIcon } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { TextLink } from "../../../ui/display/text-link";
import { Slot } from "../../slots";
import { RecordPicture } from "../../../ui/picture/record-picture";
import { paramOf } from "../parts/about";
import { eventIcons } from "../parts/event-icons";
import { EventDetail } from "./event-detail";
import { EventSentence } from "./event-sentence";

interface EventLineProps {
  row: Row<"events">;
  /** The instant in words. */
  when: string;
  /** Of all that one operation did, its own alone. */
  alone?: boolean;
}

/** One event: a mark, a sentence, what it was before and is since, when. */
export function EventLine({ row, when, alone = false }: EventLineProps) {
  const { t } = useTranslation();
  const { data: event } = row;
  const Icon = eventIcons[event.kind];
  const { collection, id } = event.subject;
  const isMany = event.count > 1 && !alone;
  return (
    <Group
      component="li"
      gap="sm"
      wrap="nowrap"
      align="flex-start"
      py={6}
      style={{ overflowWrap: "anywhere" }}
    >
      <ThemeIcon variant="light" size={28} radius="xl">
        <Icon size={16} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text component="p" m={0}>
          <EventSentence event={event} alone={alone} />
        </Text>
        {collection === "alerts" && !isMany && (
          <Slot name="alertWords" props={{ alertId: id }} />
        )}
        <EventDetail event={event} alone={alone} />
        <Text size="sm" c="dimmed">
          <time dateTime={event.at.toISOString()}>{when}</time>
          {isMany && (
            <>
              {" · "}
              <TextLink
                to={href("timeline", { operation: event.headId })}
                inherit
                td="underline"
              >
                {t("events.actions.each")}
              </TextLink>
            </>
          )}
          {event.picture !== null && keepsPictures(collection) && (
            <>
              {" · "}
              <TextLink
                to={href("gallery", {
                  tab: "items",
                  [paramOf[collection]]: id,
                })}
                inherit
                td="underline"
              >
                {t("events.actions.gallery")}
              </TextLink>
            </>
          )}
        </Text>
      </div>
      {event.picture !== null && (
        <RecordPicture
          path={event.picture}
          name={event.name}
          silhouette={Icon}
          size={48}
          decorative
        />
      )}
    </Group>
  );
}
