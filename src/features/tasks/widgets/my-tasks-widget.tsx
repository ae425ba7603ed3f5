import { TodayTasks } from "../board/today-panel";

/** What this person has to do today. */
export const Component = () => <TodayTasks />;
