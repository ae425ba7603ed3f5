import { ruleProblems } from "@domain/recurrence/rule/rule-parts";
import type { Issue } from "@domain/schema/issue";
import { issuesByField } from "@domain/schema/issue";
import { useTranslation } from "react-i18next";

/** The message of a field's first issue, undefined where the field is fine. */
export function useIssueText(
  issues: readonly Issue[],
): (field: string) => string | undefined {
  const { t } = useTranslation();
  const byField = issuesByField(issues);
  return (field) => {
    const issue = byField.get(field);
    if (issue === undefined) return undefined;
    const problem = ruleProblems.find(
      (known) => known === issue.values?.["problem"],
    );
    return problem === undefined
      ? t(`errors.fields.${issue.code}`, issue.values ?? {})
      : t(`tasks.ruleProblems.${problem}`);
  };
}
