import { certificatesOfCampaignQuery } from "@domain/certificate/certificate-queries";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import type { OfTrained } from "../../slot-table";
import { Proof } from "../parts/proof";
import { VerdictMark } from "../parts/verdict-mark";

/** What was proved by something that was handed in to a training, as soon as it is compared. */
export function Component({ campaignId, sourceId }: OfTrained) {
  const { t } = useTranslation();
  const session = useReadySession();
  const live = useLiveQueries([
    certificatesOfCampaignQuery(session, campaignId),
  ]);
  const row =
    live.state === "data"
      ? live.data.rows.find(({ data }) => data.sourceId === sourceId)
      : undefined;
  return (
    <Panel title={t("certificates.titleOne")}>
      <QueryState
        query={live}
        isEmpty={() => row === undefined}
        empty={<Text>{t("certificates.states.coming")}</Text>}
      >
        {() =>
          row !== undefined && (
            <Stack gap="xs">
              <div>
                <VerdictMark verdict={row.data.verdict} />
              </div>
              <Proof certificate={row.data} isThere />
            </Stack>
          )
        }
      </QueryState>
    </Panel>
  );
}
