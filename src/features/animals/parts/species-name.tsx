import { Text } from "@mantine/core";
import type { SpecieWords } from "./use-species-words";

interface SpeciesNameProps {
  words: SpecieWords;
  /** The latin name on a line of its own. */
  stacked?: boolean;
}

/** A species in the reader's language, its latin name in italics. */
export function SpeciesName({ words, stacked = false }: SpeciesNameProps) {
  return (
    <Text component="span" inherit>
      {words.name}
      {words.latin !== "" && words.latin !== words.name && (
        <>
          {" "}
          <Text
            component="em"
            display={stacked ? "block" : undefined}
            c="dimmed"
            size="xs"
            lang="la"
          >
            {words.latin}
          </Text>
        </>
      )}
    </Text>
  );
}
