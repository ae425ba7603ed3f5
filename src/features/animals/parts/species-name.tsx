import { Text } from "@mantine/core";
import type { SpecieWords } from "./use-species-words";

interface SpeciesNameProps {
  words: SpecieWords;
  /** The latin name on a line of its own, or both on one that is cut at its end; else as the text runs. */
  lines?: "stacked" | "one";
}

/** A species in the reader's language, its latin name in italics. */
export function SpeciesName({ words, lines }: SpeciesNameProps) {
  return (
    <Text
      component="span"
      inherit
      {...(lines === "one" && { truncate: true, display: "block" })}
    >
      {words.name}
      {words.latin !== "" && words.latin !== words.name && (
        <>
          {" "}
          <Text
            component="em"
            display={lines === "stacked" ? "block" : undefined}
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
