import type { BookEntry } from "@domain/health/book/entries";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import { parisDay } from "@domain/time/paris";
import { Group, Text, ThemeIcon } from "@mantine/core";
import { createElement } from "react";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { usePersonName } from "../use-person-name";
import { authorOf, iconOf, ToldWords } from "./told-words";

interface BookLineProps {
  entry: BookEntry;
  treatments: ReadonlyMap<string, Prescription>;
}

/** A line of the book: its mark, what it tells, by whom and when. */
export function BookLine({ entry, treatments }: BookLineProps) {
  const nameOf = usePersonName();
  const when = useWhen()(entry);
  const author = authorOf(entry);
  return (
    <Group
      component="li"
      gap="sm"
      wrap="nowrap"
      align="flex-start"
      py={6}
      style={{ overflowWrap: "anywhere", breakInside: "avoid" }}
    >
      <ThemeIcon variant="light" size={28} radius="xl">
        {createElement(iconOf(entry), {
          size: 16,
          stroke: 1.6,
          "aria-hidden": true,
        })}
      </ThemeIcon>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text component="div">
          <ToldWords entry={entry} treatments={treatments} />
        </Text>
        <Text size="sm" c="dimmed">
          <time dateTime={when.machine}>{when.words}</time>
          {author !== null && ` · ${nameOf(author)}`}
        </Text>
      </div>
    </Group>
  );
}

/** When a line was, as finely as that is known. */
function useWhen() {
  const format = useFormat();
  const now = useNow();
  return ({ at, known }: BookEntry) => {
    const day = parisDay(at);
    if (known === "instant")
      return { machine: at.toISOString(), words: format.moment(at, now) };
    return known === "day"
      ? { machine: day, words: format.day(at, now) }
      : { machine: day.slice(0, 7), words: format.month(day.slice(0, 7)) };
  };
}
