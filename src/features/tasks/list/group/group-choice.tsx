import { groupings } from "@domain/task/filter/grouping";
import { useTranslation } from "react-i18next";
import { FilterChoice } from "../../../../ui/list/filter/filter-choice";
import { usePageParams } from "../../../../ui/list/search-params";
import { groupingOf } from "./use-task-groups";

/** By what the list is put under headings, kept in the address. */
export function GroupChoice() {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  return (
    <FilterChoice
      label={t("tasks.filter.group")}
      all={t("tasks.filter.group")}
      values={groupings}
      labelOf={(by) => t(`tasks.filter.groups.${by}`)}
      value={groupingOf(params.get("group"))}
      onChange={(group) => change({ group })}
    />
  );
}
