import type { ImportPlan, PlannedSeries } from "@domain/measures/import/plan";
import { importMost } from "@domain/measures/import/plan";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { Alert, Box, Button, Progress, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { useParameterWords } from "../parameters/use-parameter-words";
import { KeptLinks } from "./kept-links";
import type { Target } from "./use-targets";
import type { ReadFile, ValueImport } from "./use-value-import";

/** So many cells that are not taken are told one by one. */
const refusedShown = 20;

interface PlanPartProps {
  flow: ValueImport;
  file: ReadFile;
  plan: ImportPlan;
  enclosureId: string;
  targets: readonly Target[];
  parameters: readonly EnvironmentalParameter[];
}

const labelOf = (
  targets: readonly Target[],
  { parameterId, areaId }: Pick<PlannedSeries, "parameterId" | "areaId">,
): string =>
  targets.find(
    (one) => one.parameterId === parameterId && one.areaId === areaId,
  )?.label ?? "";

/** What would be kept and what not; then the way to keep it, and what became of it. */
export function PlanPart(props: PlanPartProps) {
  const { flow, plan, enclosureId, targets, parameters } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { series, count } = plan;
  const { busy, isDone } = flow;
  return (
    <Panel title={t("measures.import.plan.title")}>
      <Stack gap="sm">
        {count === 0 && (
          <Alert color="orange">{t("measures.import.plan.nothing")}</Alert>
        )}
        <Stack gap="sm" component="ul" p={0} m={0}>
          {series.map((one) => (
            <SeriesLine
              key={one.place}
              series={one}
              label={labelOf(targets, one)}
              parameter={parameters.find(
                ({ parameterId }) => parameterId === one.parameterId,
              )}
            />
          ))}
        </Stack>
        <Refused {...props} />
        {count > importMost && (
          <Alert color="red" role="alert">
            {t("measures.import.plan.tooMany", {
              most: format.number(importMost),
            })}
          </Alert>
        )}
        {count > 0 && count <= importMost && !isDone && (
          <Box>
            <Button mih={44} loading={busy} onClick={flow.send}>
              {t("measures.import.send", {
                count,
                number: format.number(count),
              })}
            </Button>
          </Box>
        )}
        <Sent flow={flow} count={count} />
        {isDone && (
          <KeptLinks
            enclosureId={enclosureId}
            series={series}
            labelOf={(one) => labelOf(targets, one)}
          />
        )}
      </Stack>
    </Panel>
  );
}

interface SeriesLineProps {
  series: PlannedSeries;
  label: string;
  parameter: EnvironmentalParameter | undefined;
}

/** How many of a column, from when until when and between what. */
function SeriesLine({ series, label, parameter }: SeriesLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { valueOf } = useParameterWords();
  const { samples, keptAs, unlikely } = series;
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || parameter === undefined)
    return null;
  const numbers = samples.flatMap(({ value }) =>
    typeof value === "number" ? [value] : [],
  );
  const least = numbers.reduce((a, b) => Math.min(a, b), Infinity);
  const most = numbers.reduce((a, b) => Math.max(a, b), -Infinity);
  return (
    <Box component="li" style={{ listStyle: "none" }}>
      <Text fw={600}>{label}</Text>
      <Text>
        {t("measures.import.plan.counts", {
          count: samples.length,
          number: format.number(samples.length),
          from: format.dateTime(first.at),
          until: format.dateTime(last.at),
        })}
      </Text>
      {numbers.length > 0 && (
        <Text>
          {t("measures.limits.between", {
            min: valueOf(parameter, least),
            max: valueOf(parameter, most),
          })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t(`measures.import.plan.${keptAs}`)}
      </Text>
      {unlikely > 0 && (
        <Text size="sm" fw={600}>
          {t("measures.import.plan.unlikely", {
            count: unlikely,
            number: format.number(unlikely),
          })}
        </Text>
      )}
    </Box>
  );
}

function Refused({ plan, file }: PlanPartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { refused } = plan;
  if (refused.length === 0) return null;
  const left = refused.length - refusedShown;
  return (
    <Alert
      color="orange"
      title={t("measures.import.plan.refused", {
        count: refused.length,
        number: format.number(refused.length),
      })}
    >
      <Stack gap={2} component="ul" p={0} m={0}>
        {refused.slice(0, refusedShown).map(({ line, place, reason }) => (
          <Text
            key={`${String(line)} ${String(place)}`}
            component="li"
            style={{ listStyle: "none" }}
          >
            {t("measures.import.plan.line", {
              line: format.number(line),
              column: file.table.titles[place] ?? "",
              reason: t(`measures.import.reasons.${reason}`),
            })}
          </Text>
        ))}
      </Stack>
      {left > 0 && (
        <Text>
          {t("measures.import.plan.more", {
            count: left,
            number: format.number(left),
          })}
        </Text>
      )}
    </Alert>
  );
}

const fates = ["added", "known", "differs", "full"] as const;

/** How far it is, then what became of it all. */
function Sent({ flow, count }: { flow: ValueImport; count: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { busy, isDone, progress } = flow;
  if (!busy && !isDone && progress.sent === 0) return null;
  return (
    <Stack gap="xs">
      {!isDone && (
        <>
          <Progress
            value={(progress.sent / Math.max(1, count)) * 100}
            size="lg"
            animated={busy}
            aria-label={t("measures.import.title")}
          />
          <Text role="status">
            {t("measures.import.running", {
              number: format.number(progress.sent),
              total: format.number(count),
            })}
          </Text>
          <Text size="sm" c="dimmed">
            {t("measures.import.again")}
          </Text>
        </>
      )}
      {isDone && (
        <Alert
          color="green"
          role="status"
          title={t("measures.import.done.title")}
        >
          {fates
            .filter((fate) => fate === "added" || progress[fate] > 0)
            .map((fate) => (
              <Text key={fate}>
                {t(`measures.import.done.${fate}`, {
                  count: progress[fate],
                  number: format.number(progress[fate]),
                })}
              </Text>
            ))}
        </Alert>
      )}
    </Stack>
  );
}
