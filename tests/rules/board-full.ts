import { widgetsLengthMost, widgetsMost } from "@domain/board/board";
import { viewShares } from "@domain/saved-view/saved-view";
import type { DocumentData } from "firebase/firestore";
import { aDashboard } from "../builders/boards";
import { created } from "./harness";
import type { Name } from "./people";

const text = (length: number) => "x".repeat(length);

/** As many widgets as there may be, each as long as all may be together. */
const widgets = Array.from({ length: widgetsMost }, () =>
  text(widgetsLengthMost / widgetsMost - 1),
);

/** The dashboards that people keep, each as long as it may be. */
export const fullOfBoards = [
  {
    collection: "dashboards",
    action: "create",
    path: "dashboards/board-full",
    data: (name: Name): DocumentData =>
      created(
        aDashboard({
          dashboardId: "board-full",
          authorId: name,
          name: text(80),
          widgets,
          sharedWith: [...viewShares],
        }),
        name,
      ),
  },
  {
    collection: "dashboards",
    action: "change",
    path: "dashboards/board-1",
    data: (): DocumentData => ({
      name: text(80),
      widgets,
      sharedWith: [...viewShares],
      audience: ["author", ...viewShares],
    }),
  },
  {
    collection: "dashboards",
    action: "remove",
    path: "dashboards/board-1",
    data: (): DocumentData => ({ isDeleted: true }),
  },
] as const;
