import { Stack } from "@mantine/core";
import { PlaceEffect } from "../effect/place-effect";
import { HereTab } from "./here-tab";
import { usePlace } from "./use-place";

/** What enriches an enclosure, and what came of it. */
export function Component({ id }: { id: string }) {
  const place = usePlace(id, null);
  return (
    <Stack gap="lg">
      <HereTab place={place} over={place.enclosure?.archived === true} />
      <PlaceEffect kind="enclosure" id={id} />
    </Stack>
  );
}
