import { Group, Stack } from "@mantine/core";
import { FactList } from "../../../ui/display/fact-list";
import { ObservedLinks } from "./observed-links";
import type { Observed } from "./use-observed-facts";
import { useObservedFacts } from "./use-observed-facts";

/** By what behaviour is collected, and the way to it. */
export const ObservedPart = ({ campaign }: { campaign: Observed }) => (
  <Stack gap="sm">
    <FactList facts={useObservedFacts(campaign)} />
    <Group gap="sm">
      <ObservedLinks {...campaign} />
    </Group>
  </Stack>
);
