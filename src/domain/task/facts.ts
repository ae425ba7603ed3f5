import type { TaskAction } from "./transitions";

/** The right each action asks for. */
export const actionRight: Record<TaskAction, "act" | "end"> = {
  take: "act",
  release: "act",
  start: "act",
  close: "act",
  archive: "end",
  cancel: "end",
};
