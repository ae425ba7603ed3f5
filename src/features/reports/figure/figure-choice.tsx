import type { Block } from "@domain/report/block";
import type { FigureKind } from "@domain/report/figures";
import { figureKinds, figureRules } from "@domain/report/figures";
import type { Report } from "@domain/report/report";
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import type { FreshFigure } from "../../slot-figures";
import { useParts } from "../../slots";
import { Freezing } from "./freezing";
import { useMayFreeze } from "./use-may-freeze";

interface FigureChoiceProps {
  report: Report;
  blockId: string;
  onSave: (block: Block) => Promise<void>;
  onDone: () => void;
}

/** A new figure: which analysis, what it is asked, and its data frozen as they are now. */
export function FigureChoice(props: FigureChoiceProps) {
  const { report, blockId } = props;
  const { t } = useTranslation();
  const mayFreeze = useMayFreeze(report);
  const [kind, choose] = useState<FigureKind | null>(null);
  const parts = useParts("figure");
  const part = parts.find(({ figure }) => figure === kind);
  return (
    <Stack>
      <Select
        label={t("reports.fields.figureKind")}
        description={t("reports.help.figure")}
        value={kind}
        onChange={(chosen) =>
          choose(figureKinds.find((one) => one === chosen) ?? null)
        }
        data={figureKinds
          .filter(
            (one) =>
              mayFreeze(one) && parts.some(({ figure }) => figure === one),
          )
          .map((value) => ({
            value,
            label: t(`reports.figures.${value}.title`),
          }))}
      />
      {kind !== null && figureRules[kind].class === "health" && (
        <Text size="sm">{t("reports.help.health")}</Text>
      )}
      {kind !== null && part !== undefined && (
        <part.Component
          key={kind}
          from={report.from}
          to={report.to}
          sectorIds={report.sectorIds}
          shown={(fresh: FreshFigure | null) => (
            <Freezing
              {...{ kind, fresh }}
              period={report}
              onFreeze={({ title, figure }) =>
                props.onSave({ blockId, kind: "figure", title, figure })
              }
              onDone={props.onDone}
            />
          )}
        />
      )}
    </Stack>
  );
}
