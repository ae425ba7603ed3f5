import { fetched } from "../../../ui/state/fetched";

/** Fetched beside the form: few tasks have tags, and their field is a large one. */
export const TagsField = fetched(() =>
  import("./tags-input").then(({ TagsField }) => TagsField),
);
