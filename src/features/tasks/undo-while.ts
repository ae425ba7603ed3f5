import { subscriptions } from "../../data/subscriptions";
import type { Row } from "../../data/live-store";
import type { Undo } from "../../ui/feedback/notify";

/**
 * A task as it is after a step (`after`, until something newer is heard), and the offer to take that back: withdrawn
 * once `isPossible` holds no longer, here or elsewhere, having held.
 */
export function whileUndoable(
  after: Row<"tasks">,
  isPossible: () => boolean,
): { latest: () => Row<"tasks">; whileTrue: Undo["whileTrue"] } {
  const source = subscriptions.doc("tasks", after.id);
  let latest = after;
  return {
    latest: () => latest,
    whileTrue: (end) => {
      let wasTrue = false;
      return source.subscribe(() => {
        const live = source.snapshot();
        if (live.state !== "data" || live.data === null) return;
        latest = live.data;
        if (isPossible()) wasTrue = true;
        else if (wasTrue) end();
      });
    },
  };
}
