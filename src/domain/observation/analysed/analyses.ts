import type { Chosen } from "./chosen";
import { ofAllLooks } from "./chosen";
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
import { comparison } from "./results/comparison";
import { budgetByZone } from "./results/by-zone";
import { byHour, overTime } from "./results/course";
import { rates } from "./results/rates";
import { sessionList } from "./results/session-list";
import type {
  HeatDifference,
  HeatDifferenceOptions,
} from "./space/heat-difference";
import { heatDifference } from "./space/heat-difference";
import type { HeatMap, HeatOptions } from "./space/heat-map";
import { heatMap } from "./space/heat-map";
import type { HeatMaps, HeatMapsOptions } from "./space/heat-maps";
import { heatMaps } from "./space/heat-maps";
import type { HeatPoints } from "./space/heat-points";
import { heatPoints } from "./space/heat-points";
import type { PointsWanted } from "./space/points";
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

/** Every analysis of observation, by name. A further one is one line here. */
export const analyses = {
  summary,
  /** The same of all who watched. */
  summaryOfAll: (chosen: Chosen): Summary => summary(ofAllLooks(chosen)),
  focal: (
    { sessions }: Chosen,
    options: FocalOptions,
    progress: Progress,
  ): FocalReport => focalReport(sessions, options, progress),
  agreement: (
    { everyLook }: Chosen,
    options: AgreementOptions,
    progress: Progress,
  ): AgreementReport => agreementReport(everyLook, options, progress),
  budget,
  budgetByZone,
  rates,
  overTime,
  byHour,
  sessionList,
  comparison,
  spaceUse,
  heatMap: (
    chosen: Chosen,
    options: HeatOptions,
    progress: Progress,
  ): HeatMap => heatMap(chosen, options, progress),
  heatMaps: (
    chosen: Chosen,
    options: HeatMapsOptions,
    progress: Progress,
  ): HeatMaps => heatMaps(chosen, options, progress),
  heatDifference: (
    chosen: Chosen,
    options: HeatDifferenceOptions,
    progress: Progress,
  ): HeatDifference => heatDifference(chosen, options, progress),
  heatPoints: (
    chosen: Chosen,
    options: PointsWanted,
    progress: Progress,
  ): HeatPoints => heatPoints(chosen, options, progress),
  positions,
  settled,
  movable,
  association,
  associationTests,
  networkChange,
  avoidances,
  directed: (chosen: Chosen, options: DirectedOptions): Directed =>
    directed(chosen, options),
  dominance: (chosen: Chosen, options: DominanceOptions): Dominance =>
    dominance(chosen, options),
  variety,
  varietyOverTime,
  varietyPeriods,
} as const;

export type AnalysisName = keyof typeof analyses;
export type OptionsOf<N extends AnalysisName> = Parameters<
  (typeof analyses)[N]
>[1];
export type ReportOf<N extends AnalysisName> = ReturnType<(typeof analyses)[N]>;
