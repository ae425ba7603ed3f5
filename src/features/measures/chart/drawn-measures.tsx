import { limitsFor } from "@domain/measures/parameters/inherit";
import type { Parameter } from "@domain/measures/parameters/parameter";
import type {
  ChartRange,
  Detail,
  Stretch,
} from "@domain/measures/series/ranges";
import { stretchEnding, stretchOf } from "@domain/measures/series/ranges";
import { holdersOf, isAnimal } from "@domain/measures/subject";
import type { ChartType } from "@domain/measures/series/shares";
import type { CalendarDay } from "@domain/time/calendar-day";
import { Stack } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { ChartSkeleton } from "../../../ui/chart/chart-skeleton";
import { ShareChart, TimeChart } from "../../../ui/chart/time-chart";
import { QueryState } from "../../../ui/state/query-state";
import { useHolderNames } from "../limits/use-holder-names";
import { useParameterWords } from "../parameters/use-parameter-words";
import { SentCharts } from "../../shared/exporting/sent-charts";
import type { ChartPlace } from "./chart-place";
import { tokenOfPlace } from "./chart-place";
import type { PlaceLine } from "./series-lines";
import { chartSlots, instantName, stretchesOf } from "./slots";
import { countsChart, numbersChart, sharesChart } from "./to-chart";
import { useLines } from "./use-lines";
import type { PlaceMark } from "./use-marks";
import { useMarks } from "./use-marks";
import { useOptionName } from "./use-option-name";

export interface DrawnMeasuresProps {
  parameter: Parameter;
  /** Up to as many as can be told apart; one at least. */
  places: readonly ChartPlace[];
  range: ChartRange;
  /** The last day that is drawn; null: up to now. */
  until: CalendarDay | null;
  detail: Detail;
  as: ChartType;
}

/** The stretch of a range, the same object until the hour or day is over. */
function useStretch(range: ChartRange, last: CalendarDay | null): Stretch {
  const now = useNow();
  const { from, until } =
    last === null ? stretchOf(range, now) : stretchEnding(range, last);
  const [begins, ends] = [from.getTime(), until.getTime()];
  return useMemo(
    () => ({ from: new Date(begins), until: new Date(ends) }),
    [begins, ends],
  );
}

/** What was read of some places, drawn. */
export function DrawnMeasures(props: DrawnMeasuresProps) {
  const { parameter, places, range, until, detail } = props;
  const stretch = useStretch(range, until);
  const live = useLines({ parameter, places, stretch, detail });
  return (
    <QueryState query={live} skeleton={<ChartSkeleton />} isEmpty={() => false}>
      {({ lines }) => (
        <SentCharts>
          <Drawing {...props} stretch={stretch} lines={lines} />
        </SentCharts>
      )}
    </QueryState>
  );
}

interface DrawingProps extends DrawnMeasuresProps {
  stretch: Stretch;
  lines: readonly PlaceLine[];
}

/** Whose limits those of a place or an animal are, in words. */
function useLimitsName({ parameter, places }: DrawnMeasuresProps) {
  const { t } = useTranslation();
  const words = useParameterWords();
  const holderName = useHolderNames();
  return useMemo(
    () => (line: PlaceLine, shared: boolean) => {
      const { of: held } = limitsFor(parameter, holdersOf(line.subject));
      const limits = words.limitsOf(parameter, line.limits) ?? "";
      if (held === null) return t("measures.chart.limits.general", { limits });
      if (held.kind === "group" || held.kind === "species")
        return t(`measures.chart.limits.${held.kind}`, {
          limits,
          name: holderName(held),
        });
      return shared && places.length > 1
        ? t(
            isAnimal(line.subject)
              ? "measures.chart.limits.sharedByAnimals"
              : "measures.chart.limits.shared",
            { limits },
          )
        : t("measures.chart.limits.place", { limits, name: line.name });
    },
    [t, words, holderName, parameter, places],
  );
}

/** How many values lines stand for. */
const countOf = (lines: readonly PlaceLine[]): number =>
  lines
    .flatMap(({ points }) => points)
    .reduce((sum, { bucket }) => sum + (bucket?.n ?? 0), 0);

function Drawing(props: DrawingProps) {
  const { parameter, places, range, detail, as, stretch, lines } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useParameterWords();
  const optionName = useOptionName(parameter);
  const limitsName = useLimitsName(props);
  const stretches = useMemo(
    () => stretchesOf(stretch, detail),
    [stretch, detail],
  );
  const slots = useMemo(
    () => chartSlots(stretches, detail, format),
    [stretches, detail, format],
  );
  const marks = useMarks(places, stretch, stretches);
  const title = t("measures.chart.title", {
    parameter: nameOf(parameter),
    range: t(`measures.chart.ranges.${range}`),
  });
  // What stands alone says where it is; several say it in their legend.
  const [place, ...others] = lines;
  const where = place === undefined || others.length > 0 ? [] : [place.name];
  const factsOf = (some: readonly PlaceLine[]) => {
    const count = countOf(some);
    return t("measures.chart.facts", {
      count,
      n: format.number(count),
      from: format.date(stretch.from),
      until: format.date(new Date(stretch.until.getTime() - 1)),
    });
  };
  const about = {
    title,
    facts: [...where, factsOf(lines)].join(" · "),
    file: [title, ...where].join(" "),
    empty: {
      title: t("measures.chart.states.none"),
      body: t("measures.chart.states.noneHelp"),
    },
  };
  const drawn = useMemo(
    () => ({
      parameter,
      lines,
      slots,
      marks,
      limitsName,
      instantName: (at: Date) => instantName(at, format),
      estimated: {
        word: t("measures.estimated.estimated"),
        head: t("measures.fields.isEstimated"),
      },
    }),
    [parameter, lines, slots, marks, limitsName, format, t],
  );
  const numbers = useMemo(
    () => numbersChart(as === "bar" ? "bar" : "line", drawn),
    [as, drawn],
  );
  if (as === "pie" || as === "doughnut")
    return <ShareChart {...about} data={sharesChart(as, drawn, optionName)} />;
  const isCounted =
    parameter.measureType === "choice" || parameter.measureType === "boolean";
  if (!isCounted) return <TimeChart {...about} data={numbers} />;
  return (
    <Stack gap="lg">
      {lines.map((line) => (
        <CountedLine
          key={line.key}
          {...about}
          title={lines.length > 1 ? `${title} · ${line.name}` : title}
          file={`${title} ${line.name}`}
          {...(lines.length > 1 && { facts: factsOf([line]) })}
          line={line}
          drawn={drawn}
          optionName={optionName}
        />
      ))}
    </Stack>
  );
}

interface CountedLineProps {
  title: string;
  facts: string;
  file: string;
  empty: { title: string; body: string };
  line: PlaceLine;
  drawn: Omit<Parameters<typeof countsChart>[1], "marks"> & {
    marks: readonly PlaceMark[];
  };
  optionName: (option: string) => string;
}

/** How often each option was chosen at one place, or of one animal. */
function CountedLine({ line, drawn, optionName, ...about }: CountedLineProps) {
  const data = useMemo(() => {
    // What became of this place or animal alone.
    const own = tokenOfPlace(line.subject);
    const marks = drawn.marks.filter(({ tokens }) => tokens.includes(own));
    return countsChart(line, { ...drawn, marks }, optionName);
  }, [line, drawn, optionName]);
  return <TimeChart {...about} data={data} height={260} />;
}
