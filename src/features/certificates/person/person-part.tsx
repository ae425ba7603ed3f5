import {
  certificatesOfPersonQuery,
  certificatesShown,
} from "@domain/certificate/certificate-queries";
import { readsCertificates } from "@domain/certificate/readers";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import type { OfRecord } from "../../slot-table";
import { useFormName } from "../parts/use-form-name";
import { CertificateLine } from "./certificate-line";

/** What trainings proved of a person, the latest first; of others only for who reads it. */
export function Component({ id }: OfRecord) {
  const session = useReadySession();
  if (id !== session.uid && !readsCertificates(session)) return null;
  return (
    <Certificates
      userId={id}
      zooId={session.zooId}
      isOwn={id === session.uid}
    />
  );
}

interface CertificatesProps {
  userId: string;
  zooId: string;
  isOwn: boolean;
}

function Certificates({ userId, zooId, isOwn }: CertificatesProps) {
  const { t } = useTranslation();
  const live = useLiveQueries([certificatesOfPersonQuery(zooId, userId)]);
  const rows = live.state === "data" ? live.data.rows : [];
  const formName = useFormName(rows.map(({ data }) => data.kind));
  return (
    <Panel title={t("certificates.title")}>
      <QueryState
        query={live}
        empty={
          <Text c="dimmed">
            {t(
              isOwn ? "certificates.states.none" : "certificates.states.noneOf",
            )}
          </Text>
        }
      >
        {({ full }) => (
          <Stack
            component="ul"
            gap="lg"
            p={0}
            m={0}
            style={{ listStyle: "none" }}
          >
            {rows.map((row) => (
              <li key={row.id}>
                <CertificateLine row={row} name={formName(row.data)} />
              </li>
            ))}
            {full && (
              <Text component="li" size="sm" c="dimmed">
                {t("certificates.states.many", { number: certificatesShown })}
              </Text>
            )}
          </Stack>
        )}
      </QueryState>
    </Panel>
  );
}
