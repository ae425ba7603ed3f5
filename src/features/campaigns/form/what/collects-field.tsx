import type { Collected } from "@domain/campaign/campaign";
import { collected } from "@domain/campaign/campaign";
import type { CampaignForm } from "@domain/campaign/form";
import { useTranslation } from "react-i18next";
import { ManyChips } from "../../../../ui/form/fields/many-chips";
import type { CampaignFieldsProps } from "../fields-props";

/** What is collected becomes this; what is wanted of what is no longer collected goes. */
export const collecting = (
  { targets }: CampaignForm,
  collects: Collected[],
): Pick<CampaignForm, "collects" | "targets"> => ({
  collects,
  targets: Object.fromEntries(
    Object.entries(targets).filter(([one]) =>
      collects.includes(one as Collected),
    ),
  ),
});

/** What is collected, any of the three; a questionnaire that people have begun to answer stays. */
export function CollectsField({
  form,
  isSettled,
}: CampaignFieldsProps & { isSettled: boolean }) {
  const { t } = useTranslation();
  const { collects } = form.values;
  return (
    <ManyChips
      {...form.field("collects")}
      label={t("campaigns.fields.collects")}
      description={t("campaigns.help.collects")}
      required
      options={collected.map((one, value) => ({
        value,
        label: t(`campaigns.monitoring.tabs.${one}`),
      }))}
      values={collects.map((one) => collected.indexOf(one))}
      onChange={(places) =>
        form.change(
          collecting(
            form.values,
            collected.filter(
              (one, place) =>
                places.includes(place) ||
                (isSettled && one === "quiz" && collects.includes(one)),
            ),
          ),
        )
      }
    />
  );
}
