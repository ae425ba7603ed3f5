import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { RecordTab } from "../../../ui/page/record-tabs";
import { fetched } from "../../../ui/state/fetched";
import { PageSkeleton } from "../../../ui/state/skeletons";
import type { Analysis } from "../frame/analysis";
import { OnGround } from "../scan/on-ground";
import type { SpaceTabProps } from "../scan/space-tab";

const onGround = {
  network: fetched<SpaceTabProps>(
    () => import("./network/network-tab").then((tab) => tab.NetworkTab),
    PageSkeleton,
  ),
  proximity: fetched<SpaceTabProps>(
    () => import("./proximity-tab").then((tab) => tab.ProximityTab),
    PageSkeleton,
  ),
  avoidance: fetched<SpaceTabProps>(
    () => import("./avoidance-tab").then((tab) => tab.AvoidanceTab),
    PageSkeleton,
  ),
} satisfies Record<string, ComponentType<SpaceTabProps>>;

const Dominance = fetched<Pick<SpaceTabProps, "analysis">>(
  () => import("./dominance-tab").then((tab) => tab.DominanceTab),
  PageSkeleton,
);

const Directed = fetched<Pick<SpaceTabProps, "analysis">>(
  () => import("./directed-tab").then((tab) => tab.DirectedTab),
  PageSkeleton,
);

/** Who is with whom, as tabs of scans; each is fetched when it is first shown. */
export function useSocialTabs(analysis: Analysis): RecordTab[] {
  const { t } = useTranslation();
  return [
    ...(Object.keys(onGround) as (keyof typeof onGround)[]).map((id) => {
      const Content = onGround[id];
      return {
        id,
        label: t(`analysis.social.tabs.${id}`),
        content: (
          <OnGround analysis={analysis}>
            {(place) => <Content analysis={analysis} place={place} />}
          </OnGround>
        ),
      };
    }),
    {
      id: "directed",
      label: t("analysis.social.tabs.directed"),
      content: <Directed analysis={analysis} />,
    },
    {
      id: "dominance",
      label: t("analysis.social.tabs.dominance"),
      content: <Dominance analysis={analysis} />,
    },
  ];
}
