import { IconMapPins } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { fetched } from "../../../ui/state/fetched";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { EmptyState } from "../../../ui/state/empty-state";
import type { Analysis } from "../frame/analysis";
import { BehaviourTab } from "./behaviour/behaviour-tab";
import { useSocialTabs } from "../social/social-tabs";
import { HeatTab } from "./heat/heat-tab";
import { PlanUnder } from "./heat/plan-under";
import { OnGround } from "./on-ground";
import { ShownTabs } from "./shown-tabs";
import { SettlingLine } from "./positions/settling-line";
import { useCorrections } from "./positions/use-corrections";
import { useMayCorrectAny } from "./positions/use-may-correct";
import { SpaceTab } from "./space-tab";

/** Few put positions right: what that takes is fetched when somebody does. */
const PositionsTab = fetched(
  () =>
    import("./positions/positions-tab").then(({ PositionsTab: Tab }) => Tab),
  () => <ListSkeleton />,
);

/** Not what one comes for first. */
const VarietyTab = fetched(
  () => import("./variety/variety-tab").then(({ VarietyTab: Tab }) => Tab),
  () => <ListSkeleton />,
);

/** What scans say of the question, and follows of who wins; or that there are none. */
export function ScanView({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const socialTabs = useSocialTabs(analysis);
  const corrections = useCorrections(analysis.asking);
  const mayCorrect = useMayCorrectAny(analysis);
  const { scans, focalSessions } = analysis.summary;
  if (scans === 0 && focalSessions === 0)
    return (
      <EmptyState
        icon={IconMapPins}
        title={t("analysis.scan.states.noScans")}
        body={t("analysis.scan.states.noScansHelp")}
      />
    );
  return (
    <>
      <SettlingLine corrections={corrections} />
      <ShownTabs
        analysis={analysis}
        label={t("analysis.scan.title")}
        tabs={[
          {
            id: "space",
            label: t("analysis.scan.tabs.space"),
            content: (
              <OnGround analysis={analysis}>
                {(place) => <SpaceTab analysis={analysis} place={place} />}
              </OnGround>
            ),
          },
          {
            id: "heat",
            label: t("analysis.scan.tabs.heat"),
            content: (
              <OnGround analysis={analysis}>
                {(place) => (
                  <PlanUnder place={place}>
                    <HeatTab analysis={analysis} place={place} />
                  </PlanUnder>
                )}
              </OnGround>
            ),
          },
          {
            id: "behaviour",
            label: t("analysis.variety.tabs.behaviour"),
            content: <BehaviourTab analysis={analysis} />,
          },
          {
            id: "variety",
            label: t("analysis.variety.tabs.variety"),
            content: <VarietyTab analysis={analysis} />,
          },
          ...socialTabs,
          ...(mayCorrect
            ? [
                {
                  id: "positions",
                  label: t("analysis.positions.tab"),
                  content: (
                    <OnGround analysis={analysis}>
                      {(place) => (
                        <PositionsTab {...{ analysis, place, corrections }} />
                      )}
                    </OnGround>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
