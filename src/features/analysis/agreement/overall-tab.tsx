import type { Said } from "@domain/analysis/said";
import type { Agreement, Unweighted } from "@domain/analysis/agreement/figures";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { RangeChart } from "../../../ui/chart/range-chart";
import { rangeOf } from "../parts/range-of";
import { useFigureWords } from "../parts/use-figure-words";
import { useSaidCells } from "../parts/use-said-cells";
import type { EffortCell } from "../parts/with-effort";
import { withEffort } from "../parts/with-effort";
import { overallOf } from "./agreement-lead";
import type { PairProps } from "./pair";
import type { Scale } from "./use-agreement-look";
import { useCommonEffort } from "./use-common-effort";

const coefficients = [
  "observed",
  "kappa",
  "weighted",
  "pabak",
  "ac1",
  "alpha",
  "fleiss",
] as const;
type Named = Partial<Record<(typeof coefficients)[number], Said | null>>;

const ofAgreement = ({
  observed,
  kappa,
  weighted,
  pabak,
  ac1,
}: Agreement): Named => ({ observed, kappa, weighted, pabak, ac1 });

/** How nearby behaviours agree in part, or why they do not. */
const weightedBy = (
  { unweighted }: Agreement,
  { scale }: Pick<PairProps["look"], "scale">,
): Unweighted | Exclude<Scale, "none"> =>
  unweighted ?? (scale === "none" ? "noOrder" : scale);

/** Every coefficient of two observers, of scans, of what was going on and of what began; of more than two, of all of them. */
export function OverallTab({ pair, all, look }: PairProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const effortOf = useCommonEffort();
  const step = (pair.focal?.stepMs ?? 1000) / 1000;
  const effort = effortOf({ ...pair, occasions: pair.occasions.length });
  const { one, other } = pair.scans?.alone ?? { one: 0, other: 0 };
  const alone = one + other;
  const channels = (["scans", "focal"] as const).filter(
    (of) => pair[of] !== null,
  );
  const every = (["scans", "focal"] as const).flatMap((of) => {
    const several = all[of];
    return several === null ? [] : [{ of, several }];
  });
  return (
    <Stack gap="xl">
      {channels.map((of) => {
        const overall = overallOf(pair[of]);
        const channel = pair[of];
        return (
          <Stack key={of} gap="xs">
            {channel !== null && "canSay" in channel.overall && (
              <Text c="dimmed">
                {t("analysis.query.says.cannot", {
                  why: words.why(channel.overall.why),
                })}
              </Text>
            )}
            <Coefficients
              of={of}
              title={t(`analysis.agreement.overall.title.${of}`)}
              facts={t(`analysis.agreement.overall.facts.${of}`, {
                seconds: look.seconds,
                count: step,
                step: format.number(step),
              })}
              figures={{
                ...(overall !== null && ofAgreement(overall)),
                alpha: pair.alpha[of],
              }}
              effort={effort}
            />
            {overall !== null && (
              <Text size="sm" c="dimmed">
                {t(
                  `analysis.agreement.overall.weighted.${weightedBy(overall, look)}`,
                )}
              </Text>
            )}
            {channel !== null &&
              channel.seen.one + channel.seen.neither > 0 && (
                <Text size="sm" c="dimmed">
                  {t("analysis.agreement.overall.seen", {
                    one: format.number(channel.seen.one),
                    neither: format.number(channel.seen.neither),
                  })}
                </Text>
              )}
            {of === "scans" && alone > 0 && (
              <Text size="sm" c="dimmed">
                {t("analysis.agreement.overall.alone", {
                  count: alone,
                })}
              </Text>
            )}
          </Stack>
        );
      })}
      {pair.events !== null && (
        <Coefficients
          of="events"
          title={t("analysis.agreement.overall.title.events")}
          facts={t("analysis.agreement.overall.facts.events", {
            seconds: look.seconds,
          })}
          figures={{ kappa: pair.events }}
          effort={effort}
        />
      )}
      {every.map(({ of, several }) => (
        <Coefficients
          key={of}
          of={of}
          title={t(`analysis.agreement.overall.all.${of}`, {
            count: several.observerIds.length,
          })}
          facts={t("analysis.agreement.overall.allFacts")}
          figures={{ alpha: several.alpha, fleiss: several.fleiss }}
          effort={effortOf(several)}
        />
      ))}
      <Text size="sm" c="dimmed">
        {t("analysis.agreement.overall.legend")}
      </Text>
    </Stack>
  );
}

interface CoefficientsProps {
  of: "scans" | "focal" | "events";
  title: string;
  facts: string;
  figures: Named;
  /** How much they are of. */
  effort: readonly EffortCell[];
}

/** Coefficients from -1 to 1 below each other, each with its interval. */
function Coefficients(props: CoefficientsProps) {
  const { of, title, facts, figures, effort } = props;
  const { t } = useTranslation();
  const words = useFigureWords();
  const { columns, cells } = useSaidCells();
  const known = coefficients.flatMap((name) => {
    const said = figures[name] ?? null;
    return said === null ? [] : [{ name, said }];
  });
  const nameOf = (name: (typeof coefficients)[number]) =>
    t(`analysis.agreement.coefficients.${name}`);
  const least = Math.min(
    0,
    ...known.map(({ said }) =>
      said.canSay ? (said.interval?.low ?? said.value) : 0,
    ),
  );
  return (
    <RangeChart
      title={title}
      facts={facts}
      bars={known.map(({ name, said }) =>
        rangeOf(
          name,
          nameOf(name),
          said,
          words.said(said, name === "observed" ? "share" : "number", (count) =>
            t(`analysis.agreement.says.${of}`, { count }),
          ),
        ),
      )}
      span={[least, 1]}
      table={withEffort(
        {
          columns: [
            {
              head: t("analysis.agreement.columns.coefficient"),
              isNumber: false,
            },
            ...columns(t("analysis.agreement.columns.value"), null),
          ],
          rows: known.map(({ name, said }) => [nameOf(name), ...cells(said)]),
        },
        effort,
      )}
    />
  );
}
