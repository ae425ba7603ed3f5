import type { DragEvent } from "react";

/** To spread on what something that was taken may be dropped on. */
export const dropPlace = (onDrop: () => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    onDrop();
  },
});
