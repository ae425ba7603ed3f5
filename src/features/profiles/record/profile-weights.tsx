import type { Profile } from "@domain/profile/profile";
import { percentOf, weightShares } from "@domain/profile/share";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCriteria } from "../../../data/surveys/use-criteria";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";

/** What each criterion weighs, and its share of all. */
export function ProfileWeights({
  profile,
}: {
  profile: Pick<Profile, "criteria">;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useCriteria();
  const { criteria } = profile;
  return (
    <Panel title={t("profiles.fields.criteria")}>
      {criteria.length === 0 ? (
        <Text c="dimmed">{t("profiles.states.noWeights")}</Text>
      ) : (
        <FactList
          facts={weightShares(profile).map(({ categoryId, weight, share }) => ({
            label: nameOf(categoryId) ?? categoryId,
            value:
              share === null
                ? format.number(weight)
                : t("profiles.states.weight", {
                    weight: format.number(weight),
                    share: format.number(percentOf(share)),
                  }),
          }))}
        />
      )}
    </Panel>
  );
}
