import { baieTasks } from "./tasks/baie";
import { doneAfricaTasks } from "./tasks/done-africa";
import { doneElsewhereTasks } from "./tasks/done-elsewhere";
import { inProgressTasks } from "./tasks/in-progress";
import { openElsewhereTasks } from "./tasks/open-elsewhere";
import { openForestAndSahelTasks } from "./tasks/open-forest-and-sahel";
import { openSavannaTasks } from "./tasks/open-savanna";
import { openTropicsTasks } from "./tasks/open-tropics";
import { putAwayTasks } from "./tasks/put-away";
import type { DemoTask } from "./types";

/** Every one-off task, in every state, of both establishments. */
export const demoTasks: readonly DemoTask[] = [
  ...baieTasks,
  ...doneAfricaTasks,
  ...doneElsewhereTasks,
  ...inProgressTasks,
  ...openSavannaTasks,
  ...openForestAndSahelTasks,
  ...openElsewhereTasks,
  ...openTropicsTasks,
  ...putAwayTasks,
];
