import { expertsMost, participantsMost } from "@domain/campaign/campaign";
import { asksStaff, hasExperts } from "@domain/campaign/fitting";
import { fullName } from "@domain/person/user";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { usePeople } from "../../../data/hooks/use-names";
import { MultiSelect } from "../../../ui/form/fields/choosers";
import { optionsFound } from "../../../ui/list/option-filter";
import { usePersonName } from "../parts/use-campaign-words";
import type { CampaignFieldsProps } from "./fields-props";

/** Who answers; where there are experts, whose answers are an expert's. */
export function WhoStep({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const { participants, experts, mode } = form.values;
  const optionsOf = usePeopleOptions();
  const common = {
    searchable: true,
    hidePickedOptions: true,
    filter: optionsFound,
    nothingFoundMessage: t("campaigns.states.nobodyFound"),
  } as const;
  if (!asksStaff(mode)) return <Text>{t("campaigns.help.pupils")}</Text>;
  return (
    <>
      <MultiSelect
        {...form.field("participants")}
        {...common}
        label={t("campaigns.fields.participants")}
        description={t("campaigns.help.participants")}
        placeholder={
          participants.length === 0 ? t("campaigns.states.everybody") : ""
        }
        data={optionsOf(participants)}
        maxValues={participantsMost}
        value={participants}
        onChange={(ids) =>
          form.change({
            participants: ids,
            // Who answers no more is no expert of it either.
            experts:
              ids.length === 0
                ? experts
                : experts.filter((one) => ids.includes(one)),
          })
        }
      />
      {hasExperts(form.values) && (
        <MultiSelect
          {...form.input("experts")}
          {...common}
          label={t("campaigns.fields.experts")}
          description={t(
            mode === "training"
              ? "campaigns.help.trainers"
              : "campaigns.help.experts",
          )}
          required={mode === "expert"}
          maxValues={expertsMost}
          data={optionsOf(experts).filter(
            ({ value }) =>
              participants.length === 0 ||
              participants.includes(value) ||
              experts.includes(value),
          )}
        />
      )}
    </>
  );
}

/** Active colleagues, and whoever is chosen already, by name. */
function usePeopleOptions() {
  const { zooId } = useReadySession();
  const { rows } = usePeople(zooId, { live: true });
  const personName = usePersonName();
  return (chosen: readonly string[]) => {
    const active = rows
      .filter(({ data }) => data.userStatus === "active" && !data.isDeleted)
      .map(({ id, data }) => ({ value: id, label: fullName(data) || id }));
    const known = new Set(active.map(({ value }) => value));
    const others = chosen.filter((id) => !known.has(id));
    return [
      ...active,
      ...others.map((id) => ({ value: id, label: personName(id) })),
    ];
  };
}
