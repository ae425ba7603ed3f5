import type { Campaign } from "@domain/campaign/campaign";
import { campaignProgressQuery } from "@domain/campaign/campaign-queries";
import type { Standing, Subject } from "@domain/evaluation/asked-subjects";
import { monthsNow, submissionsOf } from "@domain/campaign/progress";
import { askedSubjects, standings } from "@domain/evaluation/asked-subjects";
import { inWalkingOrder } from "@domain/evaluation/walk";
import { campaignEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import { parisDay } from "@domain/time/paris";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { useKeptOrder } from "../../shared/way/kept-way";
import type { KnownPlaces } from "./use-places";
import { usePlaces } from "./use-places";

/** Whom a campaign asks about, one after the other as somebody walks: on the way they keep of their rounds, then by place and name. */
export interface Run {
  places: KnownPlaces;
  subjects: readonly Subject[];
  standing: (subjectId: string) => Standing;
  done: number;
  /** The next of whom something is wanted, after one of them and then from the beginning; null: there is none. */
  next: (after: string | null) => Subject | null;
  /** What was handed in is known. */
  isCounted: boolean;
}

/** Far more than one person hands in within a period. */
const ownMost = 200;

const isWanted = (standing: Standing) =>
  standing === "due" || standing === "late";

const isIn = ({ enclosureId, groupId }: Subject, place: string): boolean =>
  enclosureId === place || groupId === place;

/** Whom a campaign asks about; of one enclosure or group, where `place` is its id. A null id asks nothing. */
export function useRun(
  campaignId: string | null,
  campaign: Pick<
    Campaign,
    | "animalIds"
    | "specieIds"
    | "groupIds"
    | "enclosureIds"
    | "targets"
    | "mode"
    | "experts"
    | "startDate"
    | "endDate"
  >,
  place: string | null = null,
): Run {
  const session = useReadySession();
  const { zooId, uid } = session;
  const { byName } = useFormat();
  const today = parisDay(useNow());
  const places = usePlaces();
  const asked = useMemo(
    () => askedSubjects(campaign, places),
    [campaign, places],
  );
  const order = useKeptOrder([
    ...new Set(asked.flatMap(({ sectorIds }) => sectorIds)),
  ]);
  const progress = useLiveQueries(
    campaignId === null
      ? null
      : [campaignProgressQuery(zooId, campaignId, monthsNow(campaign, today))],
  );
  const own = useLiveQueries(
    campaignId === null
      ? null
      : campaignEvaluationsQueries(session, campaignId, ownMost).slice(0, 1),
  );
  return useMemo(() => {
    const subjects = inWalkingOrder(
      asked.filter((one) => place === null || isIn(one, place)),
      { order, nameOf: places.nameOf, byName },
    );
    const months =
      progress.state === "data"
        ? progress.data.rows.map(({ data }) => data)
        : [];
    const mine =
      own.state === "data"
        ? own.data.rows.map(({ id, data }) => ({
            evaluationId: id,
            subjectId: data.subjectId,
            day: parisDay(data.submittedAt ?? data.startedAt),
            by: uid,
          }))
        : [];
    const found = standings(
      campaign,
      subjects.map(({ id }) => id),
      submissionsOf(months, mine),
      today,
      uid,
    );
    const standing = (id: string): Standing => found.get(id) ?? "open";
    return {
      places,
      subjects,
      standing,
      done: subjects.filter(({ id }) => standing(id) === "done").length,
      next: (after) => {
        const at = subjects.findIndex(({ id }) => id === after);
        const inTurn = [
          ...subjects.slice(at + 1),
          ...subjects.slice(0, at + 1),
        ];
        return (
          inTurn.find(({ id }) => id !== after && isWanted(standing(id))) ??
          null
        );
      },
      isCounted: progress.state === "data" && own.state === "data",
    };
  }, [
    campaign,
    asked,
    order,
    place,
    places,
    progress,
    own,
    byName,
    uid,
    today,
  ]);
}
