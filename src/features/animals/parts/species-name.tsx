import { Text } from "@mantine/core";
import type { SpecieWords } from "./use-species-words";

/** A species in the reader's language, its latin name in italics. */
export function SpeciesName({ words }: { words: SpecieWords }) {
  return (
    <Text component="span" inherit>
      {words.name}
      {words.latin !== "" && words.latin !== words.name && (
        <>
          {" "}
          <Text component="em" c="dimmed" size="xs" lang="la">
            {words.latin}
          </Text>
        </>
      )}
    </Text>
  );
}
