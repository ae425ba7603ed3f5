import { idSchema } from "@domain/schema/fields";
import { IconEye } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import type { Row } from "../../data/live-store";
import { useObsSession } from "../../data/observation/use-obs-session";
import { usePageParams } from "../../ui/list/search-params";
import { MissingPage } from "../../ui/page/missing-page";
import { QueryState } from "../../ui/state/query-state";
import { fetched } from "../../ui/state/fetched";
import { PageSkeleton } from "../../ui/state/skeletons";
import { CollectPage } from "./collect/collect-page";
import { LateTouches } from "./collect/late-touches";
import { ObsSessionFacts } from "./parts/obs-session-facts";
import { StartPage } from "./start/start-page";

const SessionRecord = fetched(
  () =>
    import("./record/session-record").then(
      ({ SessionRecord: Record }) => Record,
    ),
  PageSkeleton,
);

/** A session of observation: how it is begun, what its observer collects, or what it became. */
export function Component() {
  const [params] = usePageParams();
  const idOf = (name: string) =>
    idSchema.nullable().catch(null).parse(params.get(name));
  const obsSessionId = idOf("obsSessionId");
  const live = useObsSession(obsSessionId);
  if (params.get("mode") === "create")
    return (
      <StartPage
        enclosureId={idOf("enclosureId")}
        campaignId={idOf("campaignId")}
        obsId={idOf("obsId")}
        animalId={idOf("animalId")}
      />
    );
  const isClosed = live.state === "error" && live.code === "not-allowed";
  if (obsSessionId === null || isClosed) return <NoObsSession />;
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={<NoObsSession />}
    >
      {(row) => row !== null && <Shown key={row.id} row={row} />}
    </QueryState>
  );
}

function Shown({ row }: { row: Row<"obsSessions"> }) {
  const { uid } = useReadySession();
  const { observerId, status } = row.data;
  const isClosed = status === "closed";
  useEffect(() => {
    // Whoever ends a session without a network looks at what became of it.
    if (!isClosed) SessionRecord.fetch().catch(() => undefined);
  }, [isClosed]);
  if (isClosed)
    return (
      <>
        {observerId === uid && <LateTouches row={row} />}
        <SessionRecord row={row} />
      </>
    );
  return observerId === uid ? (
    <CollectPage row={row} />
  ) : (
    <ObsSessionFacts row={row} />
  );
}

function NoObsSession() {
  const { t } = useTranslation();
  return (
    <MissingPage
      heading={t("observation.collect.title")}
      icon={IconEye}
      title={t("observation.collect.missing")}
    />
  );
}
