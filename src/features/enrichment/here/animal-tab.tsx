import { Stack } from "@mantine/core";
import { PlaceEffect } from "../effect/place-effect";
import { HereTab } from "./here-tab";
import { usePlace } from "./use-place";

/** What an animal is given, with the others of its enclosure or by itself, and what it made of it. */
export function Component({ id }: { id: string }) {
  const place = usePlace(null, id);
  const over = place.animal !== null && place.animal.state !== null;
  return (
    <Stack gap="lg">
      <HereTab place={place} over={over} />
      <PlaceEffect kind="animal" id={id} />
    </Stack>
  );
}
