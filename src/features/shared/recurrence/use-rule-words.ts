import { ruleProblems } from "@domain/recurrence/rule/rule-parts";
import type { Issue } from "@domain/schema/issue";
import { useTranslation } from "react-i18next";

/** What is wrong with a rule, in words of its own; undefined for any other issue. */
export function useRuleWords(): (
  issue: Pick<Issue, "values">,
) => string | undefined {
  const { t } = useTranslation();
  return ({ values }) => {
    const problem = ruleProblems.find((known) => known === values?.["problem"]);
    return problem && t(`tasks.schedule.ruleProblems.${problem}`);
  };
}
