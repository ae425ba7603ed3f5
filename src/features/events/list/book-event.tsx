import type { OfEvent } from "../../slot-table";
import { EventDetail } from "./event-detail";
import { EventSentence } from "./event-sentence";

/** What became of an animal, in its healthcare book: who did what, and from where to where. */
export function Component({ event }: OfEvent) {
  return (
    <>
      <EventSentence event={event} alone />
      <EventDetail event={event} alone />
    </>
  );
}
