import type { DeskRule } from "../record/desk/desk-rule";
import type { Issue } from "../schema/issue";
import type { Profile } from "./profile";

/** No criterion is weighed twice. */
export const profileIssues = ({
  criteria,
}: Pick<Profile, "criteria">): Issue[] => {
  const ids = criteria.map(({ categoryId }) => categoryId);
  return ids.flatMap((id, place) =>
    ids.indexOf(id) === place
      ? []
      : [{ field: `criteria.${place}.categoryId`, code: "taken" as const }],
  );
};

export const profileDesk: DeskRule = {
  check: (record) => profileIssues(record as Profile),
};
