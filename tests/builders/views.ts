import type { SavedView } from "@domain/saved-view/saved-view";
import { savedViewSchema } from "@domain/saved-view/saved-view";
import { zooA } from "./ids";

/** A view of "author", seen by the keepers and admins too. */
export function aSavedView(view: Partial<SavedView> = {}): SavedView {
  const sharedWith = view.sharedWith ?? ["role:keeper", "right:admin"];
  const authorId = view.authorId ?? "author";
  return savedViewSchema.parse({
    zooId: zooA,
    viewId: "view-1",
    name: "Femelles",
    page: "animalList",
    params: "sex=Femelle",
    ...view,
    authorId,
    sharedWith,
    audience: [authorId, ...sharedWith],
  });
}
