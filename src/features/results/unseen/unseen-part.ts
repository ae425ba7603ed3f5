import { fetched } from "../../../ui/state/fetched";

/** Who was not evaluated for long; its code is fetched when somebody looks at it. */
export const UnseenTab = fetched(() =>
  import("./unseen-tab").then(({ UnseenTab }) => UnseenTab),
);
