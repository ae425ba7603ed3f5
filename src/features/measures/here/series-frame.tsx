import { Button, Stack, Text } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconChartLine } from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MissingPage } from "../../../ui/page/missing-page";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { fetched } from "../../../ui/state/fetched";
import { MeasureHistory } from "../chart/fetched-chart";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { Measured } from "./latest-value";
import { LatestValue, LatestWhen } from "./latest-value";

const CollectPanel = fetched(() =>
  import("../collect/collect-panel").then(({ CollectPanel }) => CollectPanel),
);
const LimitsPanel = fetched(() =>
  import("../limits/limits-panel").then(({ LimitsPanel }) => LimitsPanel),
);

interface Crumb {
  label: string;
  to: string;
}

/** A parameter that is not there, or not for whoever asks. */
export function NoSeries({ title, crumb }: { title: string; crumb: Crumb }) {
  const { t } = useTranslation();
  return (
    <MissingPage
      heading={title}
      crumbs={[crumb]}
      icon={IconChartLine}
      title={t("measures.states.noParameter")}
    />
  );
}

interface SeriesFrameProps {
  line: Measured;
  facts: string;
  /** The way back to whose value it is. */
  crumb: Crumb;
  mayLimit: boolean;
  /** What giving a value is called and looks like; null: who is here may not. */
  give: { label: string; icon: ReactNode } | null;
  place: ComponentProps<typeof MeasureHistory>["place"];
  sectorId: string | null;
  /** The chart. */
  children: ReactNode;
}

/** One parameter of an animal or a place: what it is now, its chart, its history, and what may be done. */
export function SeriesFrame(props: SeriesFrameProps) {
  const { line, crumb, mayLimit, give, sectorId } = props;
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const [opened, open] = useState<"collect" | "limits" | null>(null);
  const parameter = line.row.data;
  const close = () => open(null);
  return (
    <>
      <PageHeader
        title={nameOf(parameter)}
        facts={props.facts}
        crumbs={[crumb]}
        actions={
          <>
            {parameter.measureType === "numeric" && mayLimit && (
              <Button
                variant="default"
                mih={44}
                leftSection={
                  <IconAdjustmentsHorizontal size={16} aria-hidden />
                }
                onClick={() => open("limits")}
              >
                {t("measures.actions.limits")}
              </Button>
            )}
            {give !== null && (
              <Button
                mih={44}
                leftSection={give.icon}
                onClick={() => open("collect")}
              >
                {give.label}
              </Button>
            )}
          </>
        }
      />
      <Stack gap="lg">
        <Text size="lg" component="div">
          <LatestValue line={line} />
          <Text size="sm" c="dimmed" component="div">
            <LatestWhen latest={line.latest} />
          </Text>
        </Text>
        {props.children}
        <Panel title={t("measures.fields.history")}>
          <MeasureHistory
            parameter={parameter}
            place={props.place}
            sectorId={sectorId}
          />
        </Panel>
      </Stack>
      {opened === "collect" && (
        <CollectPanel line={line} sectorId={sectorId} onClose={close} />
      )}
      {opened === "limits" && <LimitsPanel line={line} onClose={close} />}
    </>
  );
}
