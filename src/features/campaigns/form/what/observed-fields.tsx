import { useTranslation } from "react-i18next";
import {
  usePublishedContexts,
  usePublishedEthograms,
} from "../../parts/use-published";
import type { CampaignFieldsProps } from "../fields-props";
import { FollowedFields } from "./followed-fields";
import { useFitting } from "./use-fitting";

/** The ethogram that is followed, of those for the chosen species, and what is asked once a session, if anything. */
export function ObservedFields({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const { obsId, obsVersion, contextId, contextVersion } = form.values;
  const ethograms = usePublishedEthograms();
  const contexts = usePublishedContexts();
  const { isOpen, fitting } = useFitting(
    form.values,
    ethograms.rows,
    ({ data }) => data.obsSpecie,
  );
  return (
    <>
      <FollowedFields
        form={form}
        fields={{ id: "obsId", version: "obsVersion" }}
        label={t("campaigns.fields.obsId")}
        description={t("campaigns.help.obsId")}
        versionLabel={t("campaigns.fields.obsVersion")}
        nothingFound={t("campaigns.states.noEthogramFound")}
        published={ethograms}
        groups={[
          {
            group: t(
              isOpen ? "campaigns.form.allEthograms" : "campaigns.form.fits",
            ),
            items: fitting,
          },
        ]}
        chosen={{ id: obsId, version: obsVersion }}
        onChange={({ id, version }) =>
          form.change({ obsId: id, obsVersion: version })
        }
      />
      <FollowedFields
        form={form}
        fields={{ id: "contextId", version: "contextVersion" }}
        label={t("campaigns.fields.contextId")}
        description={t("campaigns.help.contextId")}
        versionLabel={t("campaigns.fields.contextVersion")}
        nothingFound={t("campaigns.states.noContextFound")}
        published={contexts}
        groups={[
          {
            group: t("campaigns.form.allContexts"),
            items: contexts.rows.filter(({ data }) => !data.archived),
          },
        ]}
        optional
        chosen={{ id: contextId, version: contextVersion }}
        onChange={({ id, version }) =>
          form.change({ contextId: id, contextVersion: version })
        }
      />
    </>
  );
}
