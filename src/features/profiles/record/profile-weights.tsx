import type { Profile } from "@domain/profile/profile";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCriteria } from "../../../data/surveys/use-criteria";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";

/** What each criterion weighs, and its share of all. */
export function ProfileWeights({
  profile: { criteria },
}: {
  profile: Pick<Profile, "criteria">;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useCriteria();
  const all = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <Panel title={t("profiles.fields.criteria")}>
      {criteria.length === 0 ? (
        <Text c="dimmed">{t("profiles.states.noWeights")}</Text>
      ) : (
        <FactList
          facts={criteria.map(({ categoryId, weight }) => ({
            label: nameOf(categoryId) ?? categoryId,
            value:
              all === 0
                ? format.number(weight)
                : t("profiles.states.weight", {
                    weight: format.number(weight),
                    share: format.number(Math.round((100 * weight) / all)),
                  }),
          }))}
        />
      )}
    </Panel>
  );
}
