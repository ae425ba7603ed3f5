import { fetched } from "../../../ui/state/fetched";

/** The activity report; its code is fetched when somebody looks at it. */
export const ActivityTab = fetched(() =>
  import("./activity-tab").then(({ ActivityTab }) => ActivityTab),
);
