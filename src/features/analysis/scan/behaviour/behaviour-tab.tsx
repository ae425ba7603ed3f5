import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays } from "@domain/time/calendar-day";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { Select } from "../../../../ui/form/fields/choosers";
import { usePageParams } from "../../../../ui/list/search-params";
import { Differences } from "../../comparison/differences";
import type { Analysis } from "../../frame/analysis";
import { Working } from "../../parts/working";
import { sharedIn } from "../../results/behaviours";
import { BudgetChart, BudgetTab } from "../../results/budget-tab";
import { HoursTab, TimeTab } from "../../results/course-tabs";
import { Lead } from "../../results/lead";
import type { Look } from "../../results/use-look";
import { CutInTwo } from "../cut-field";
import { OnGround } from "../on-ground";
import type { SpaceTabProps } from "../space-tab";

const views = ["all", "animal", "zone", "hour", "time", "periods"] as const;
type View = (typeof views)[number];

interface BehaviourProps {
  analysis: Analysis;
}

/** What animals do in scans: over all, by animal, zone and hour, from day to day, and before and after. */
export function BehaviourTab({ analysis }: BehaviourProps) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const view = views.find((one) => one === params.get("by")) ?? "all";
  const look: Look = { ...scans, by: view === "animal" ? view : "all" };
  return (
    <Stack gap="md">
      <Lead analysis={analysis} look={look} />
      <Select
        label={t("analysis.results.fields.by")}
        data={views.map((value) => ({
          value,
          label: t(`analysis.variety.behaviour.by.${value}`),
        }))}
        value={view}
        allowDeselect={false}
        onChange={(one) => change({ by: one ?? "all" })}
        maw={260}
      />
      <Shown view={view} analysis={analysis} look={look} />
    </Stack>
  );
}

const scans: Look = { sampling: "scan", by: "all", change: () => undefined };

function Shown(props: BehaviourProps & { view: View; look: Look }) {
  const { view, analysis, look } = props;
  switch (view) {
    case "all":
    case "animal":
      return <BudgetTab analysis={analysis} look={look} questionRef={null} />;
    case "hour":
      return <HoursTab analysis={analysis} look={look} />;
    case "time":
      return <TimeTab analysis={analysis} look={look} />;
    case "zone":
      return (
        <OnGround analysis={analysis}>
          {(place) => <Zones analysis={analysis} place={place} />}
        </OnGround>
      );
    case "periods":
      return <Periods analysis={analysis} />;
  }
}

/** What is done in each zone. */
function Zones({ analysis, place }: SpaceTabProps) {
  const { t } = useTranslation();
  const { asking, coding } = analysis;
  const analysed = useAnalysis("budgetByZone", asking, {
    ...place.ground,
    behaviourIds: sharedIn(coding, "scan"),
  });
  return (
    <Working analysed={analysed}>
      {(rows) => (
        <BudgetChart
          rows={rows}
          coding={coding}
          sampling="scan"
          isAll={false}
          nameOf={(key) =>
            key === null ? t("analysis.scan.heat.noZone") : place.zone(key)
          }
        />
      )}
    </Working>
  );
}

/** How the first part of the period differs from the second. */
function Periods({ analysis }: BehaviourProps) {
  return (
    <CutInTwo analysis={analysis}>
      {(cut) => <Compared key={cut} analysis={analysis} cut={cut} />}
    </CutInTwo>
  );
}

function Compared({ analysis, cut }: BehaviourProps & { cut: CalendarDay }) {
  const { asking, coding } = analysis;
  const { from, to, animalIds, groupId, campaignId } = asking.query;
  const whole = { from, to, animalIds, groupId, campaignId };
  const sides = {
    one: { ...whole, from: cut },
    other: { ...whole, to: addDays(cut, -1) },
  };
  const analysed = useAnalysis("comparison", asking, {
    ...sides,
    sampling: "scan",
    behaviourIds: sharedIn(coding, "scan"),
  });
  return (
    <Working analysed={analysed}>
      {(report) => (
        <Differences
          report={report}
          analysis={analysis}
          look={scans}
          sides={sides}
          other={{ kind: "period", from, to: addDays(cut, -1) }}
        />
      )}
    </Working>
  );
}
