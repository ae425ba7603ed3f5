import type { Chosen } from "./chosen";
import { ofAllLooks } from "./chosen";
import { isWanted, linesWanted, onlyShowing } from "./shown";
import type { AgreementOptions } from "./agreement/options";
import type { AgreementReport } from "./agreement/report";
import { agreementReport } from "./agreement/report";
import { focalReport } from "./focal/report";
import type { FocalOptions, FocalReport } from "./focal/report";
import { movable } from "./positions/movable";
import { positions } from "./positions/positions";
import { settled } from "./positions/settled";
import type { Progress } from "./progress";
import { budget } from "./results/budget";
import type { Comparison, ComparisonOptions } from "./results/comparison";
import { comparison } from "./results/comparison";
import { budgetByZone } from "./results/by-zone";
import { byHour, overTime } from "./results/course";
import type { UnitBudget } from "./results/parts-in";
import type { RateRow } from "./results/rates";
import { rates } from "./results/rates";
import type { SessionLine } from "./results/session-list";
import { sessionList } from "./results/session-list";
import { heatDifference } from "./space/heat-difference";
import { heatMap } from "./space/heat-map";
import { heatMaps } from "./space/heat-maps";
import { heatPoints } from "./space/heat-points";
import { spaceUse } from "./space/space-use";
import { association } from "./social/association";
import { associationTests } from "./social/association-tests";
import { avoidances } from "./social/avoidance";
import type { Directed, DirectedOptions } from "./social/directed";
import { directed } from "./social/directed";
import type { Dominance, DominanceOptions } from "./social/dominance";
import { dominance } from "./social/dominance";
import { networkChange } from "./social/network-change";
import type { Summary } from "./summary";
import { summary } from "./summary";
import { varietyOverTime } from "./variety/over-time";
import { varietyPeriods } from "./variety/two-periods";
import { variety } from "./variety/variety";

/** A named analysis: what was chosen in, a report out, both plain data; it runs in a worker. */
export type Analysis<Options, Report> = (
  chosen: Chosen,
  options: Options,
  progress: Progress,
) => Report;

/** Where and with whom: of the behaviours of the question alone. */
const ofShown =
  <Options, Report>(
    analysis: Analysis<Options, Report>,
  ): Analysis<Options, Report> =>
  (chosen, options, progress) =>
    analysis(onlyShowing(chosen), options, progress);

/** How time was spent: the lines of these behaviours, of all time. */
const withLines =
  <Options, Row extends UnitBudget>(
    analysis: Analysis<Options, Row[]>,
  ): Analysis<Options, Row[]> =>
  (chosen, options, progress) =>
    analysis(chosen, options, progress).map((row) => ({
      ...row,
      budget: { ...row.budget, lines: linesWanted(chosen, row.budget.lines) },
    }));

/** Every analysis of observation, by name. A further one is one line here. */
export const analyses = {
  summary,
  /** The same of all who watched. */
  summaryOfAll: (chosen: Chosen): Summary => summary(ofAllLooks(chosen)),
  focal: (
    chosen: Chosen,
    options: FocalOptions,
    progress: Progress,
  ): FocalReport => {
    const report = focalReport(chosen.sessions, options, progress);
    return {
      ...report,
      behaviours: linesWanted(chosen, report.behaviours),
      neverShown: report.neverShown.filter((id) => isWanted(chosen, id)),
    };
  },
  agreement: (
    { everyLook }: Chosen,
    options: AgreementOptions,
    progress: Progress,
  ): AgreementReport => agreementReport(everyLook, options, progress),
  budget: withLines(budget),
  budgetByZone: withLines(budgetByZone),
  rates: (
    chosen: Chosen,
    options: Parameters<typeof rates>[1],
    progress: Progress,
  ): RateRow[] =>
    rates(chosen, options, progress).map((row) => ({
      ...row,
      figures: linesWanted(chosen, row.figures),
    })),
  overTime: withLines(overTime),
  byHour: withLines(byHour),
  sessionList,
  /** The same of all who watched. */
  sessionListOfAll: (chosen: Chosen): SessionLine[] =>
    sessionList(ofAllLooks(chosen)),
  comparison: (
    chosen: Chosen,
    options: ComparisonOptions,
    progress: Progress,
  ): Comparison => {
    const report = comparison(chosen, options, progress);
    return { ...report, lines: linesWanted(chosen, report.lines) };
  },
  spaceUse: ofShown(spaceUse),
  heatMap: ofShown(heatMap),
  heatMaps: ofShown(heatMaps),
  heatDifference: ofShown(heatDifference),
  heatPoints: ofShown(heatPoints),
  positions: ofShown(positions),
  settled,
  movable,
  association: ofShown(association),
  associationTests: ofShown(associationTests),
  networkChange: ofShown(networkChange),
  avoidances: ofShown(avoidances),
  directed: (chosen: Chosen, { behaviourIds, by }: DirectedOptions): Directed =>
    directed(chosen, {
      behaviourIds: behaviourIds.filter((id) => isWanted(chosen, id)),
      by,
    }),
  dominance: (chosen: Chosen, { outcomes }: DominanceOptions): Dominance =>
    dominance(chosen, {
      outcomes: Object.fromEntries(
        Object.entries(outcomes).filter(([id]) => isWanted(chosen, id)),
      ),
    }),
  variety,
  varietyOverTime,
  varietyPeriods,
} as const;

export type AnalysisName = keyof typeof analyses;
export type OptionsOf<N extends AnalysisName> = Parameters<
  (typeof analyses)[N]
>[1];
export type ReportOf<N extends AnalysisName> = ReturnType<(typeof analyses)[N]>;
