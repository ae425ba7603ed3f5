import { viewShares } from "@domain/saved-view/saved-view";
import type { DocumentData } from "firebase/firestore";
import { aSavedView } from "../builders/views";
import { created } from "./harness";
import type { Name } from "./people";

const text = (length: number) => "x".repeat(length);

/** The views that people keep, each as long as it may be. */
export const fullOfViews = [
  {
    collection: "savedViews",
    action: "create",
    path: "savedViews/view-full",
    data: (name: Name): DocumentData =>
      created(
        aSavedView({
          viewId: "view-full",
          authorId: name,
          name: text(80),
          params: text(1000),
          sharedWith: [...viewShares],
        }),
        name,
      ),
  },
  {
    collection: "savedViews",
    action: "change",
    path: "savedViews/view-1",
    data: (): DocumentData => ({
      name: text(80),
      params: text(1000),
      sharedWith: [...viewShares],
      audience: ["author", ...viewShares],
    }),
  },
  {
    collection: "savedViews",
    action: "remove",
    path: "savedViews/view-1",
    data: (): DocumentData => ({ isDeleted: true }),
  },
] as const;
