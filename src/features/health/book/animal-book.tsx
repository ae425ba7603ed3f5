import { Stack } from "@mantine/core";
import { Slot } from "../../slots";

/** The healthcare book of an animal: what is prescribed, what was measured, what is drawn of it. */
export function Component({ id }: { id: string }) {
  return (
    <Stack gap="lg">
      <Slot name="animals.health" props={{ id }} />
    </Stack>
  );
}
