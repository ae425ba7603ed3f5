import type { Campaign } from "@domain/campaign/campaign";
import { observes } from "@domain/campaign/flaws";
import type { CertificateKind } from "@domain/certificate/certificate";
import {
  certificatesOfCampaignQuery,
  certificatesShown,
} from "@domain/certificate/certificate-queries";
import { readsCertificates } from "@domain/certificate/readers";
import { standingsIn } from "@domain/certificate/standing";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc, useLiveQueries } from "../../../data/hooks/use-live";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import type { OfRecord } from "../../slot-table";
import { StandingTable } from "./standing-table";

/** Who passed a training and who not yet; of others only for who reads it, else oneself. */
export function Component({ id }: OfRecord) {
  const live = useLiveDoc("campaigns", id);
  const campaign = live.state === "data" ? live.data?.data : undefined;
  if (campaign?.mode !== "training") return null;
  return <Trained campaignId={id} campaign={campaign} />;
}

const kindsOf = (campaign: Campaign): CertificateKind[] => [
  ...(campaign.collects.includes("quiz") ? (["answers"] as const) : []),
  ...(observes(campaign) ? (["observation"] as const) : []),
];

interface TrainedProps {
  campaignId: string;
  campaign: Campaign;
}

function Trained({ campaignId, campaign }: TrainedProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const live = useLiveQueries([
    certificatesOfCampaignQuery(session, campaignId),
  ]);
  const { participants, experts } = campaign;
  // What an expert saw is the key: nobody holds it against another.
  const learners = (kind: CertificateKind) => {
    const asked = participants.filter(
      (id) => kind === "answers" || !experts.includes(id),
    );
    return readsCertificates(session)
      ? asked
      : asked.filter((id) => id === session.uid);
  };
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows, full }) => (
        <Stack gap="md" mt="lg">
          {kindsOf(campaign).map((kind) => (
            <Panel key={kind} title={t(`certificates.training.${kind}`)}>
              <StandingTable
                kind={kind}
                standings={standingsIn(
                  rows.map(({ data }) => data),
                  kind,
                  learners(kind),
                )}
              />
            </Panel>
          ))}
          {full && (
            <Text size="sm" c="dimmed">
              {t("certificates.states.many", { number: certificatesShown })}
            </Text>
          )}
        </Stack>
      )}
    </QueryState>
  );
}
