import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAlone } from "../../../data/observation/alone";
import { useCollecting } from "../../../data/observation/use-collecting";
import type { ReadEthogram } from "../../../data/observation/use-ethogram";
import { useEthogram } from "../../../data/observation/use-ethogram";
import type { Row } from "../../../data/live-store";
import { PageHeader } from "../../../ui/page/page-header";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { useObservable } from "../parts/use-observable";
import { PlannedCard } from "../plan/planned-card";
import { CollectBoard } from "./collect-board";

interface CollectPageProps {
  row: Row<"obsSessions">;
}

/** A session that its observer has planned or collects. */
export function CollectPage({ row }: CollectPageProps) {
  const { t } = useTranslation();
  const { obsId, obsVersion, enclosureId, status } = row.data;
  const ethogram = useEthogram(obsId, obsVersion);
  const { enclosureOf } = useObservable();
  const name = enclosureOf(enclosureId)?.name ?? t("observation.collect.title");
  return (
    <QueryState
      query={ethogram}
      skeleton={<PageSkeleton />}
      empty={
        <>
          <PageHeader title={name} />
          <Text>{t("observation.collect.noEthogram")}</Text>
        </>
      }
    >
      {(read) =>
        read !== null && (
          <>
            <PageHeader title={name} facts={read.words.name} />
            {status === "planned" ? (
              <PlannedCard row={row} name={name} />
            ) : (
              <Alone row={row} name={name} read={read} />
            )}
          </>
        )
      }
    </QueryState>
  );
}

interface OpenProps extends CollectPageProps {
  name: string;
  read: ReadEthogram;
}

/** Two tabs of one browser never write into one log. */
function Alone(props: OpenProps) {
  const { t } = useTranslation();
  const isAlone = useAlone(`suricate-obs-session ${props.row.id}`);
  return isAlone ? (
    <Open {...props} />
  ) : (
    <Text role="status">{t("observation.collect.otherTab")}</Text>
  );
}

function Open({ row, name, read }: OpenProps) {
  const collecting = useCollecting(row, name);
  return (
    <QueryState query={collecting} skeleton={<PageSkeleton />}>
      {(here) => (
        <CollectBoard row={row} name={name} read={read} collecting={here} />
      )}
    </QueryState>
  );
}
