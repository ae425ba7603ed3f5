import type { Block } from "@domain/report/block";
import { blockTitleMax } from "@domain/report/block";
import type { FigureKind } from "@domain/report/figures";
import { figureKinds, figureRules } from "@domain/report/figures";
import type { Report } from "@domain/report/report";
import { Button, Stack, Text, TextInput } from "@mantine/core";
import { IconSnowflake } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { Select } from "../../../ui/form/fields/choosers";
import { ErrorState } from "../../../ui/state/error-state";
import type { FreshFigure } from "../../slot-table";
import { useParts } from "../../slots";
import { FrozenFigureView } from "../view/frozen-figure";
import { useMayFreeze } from "./use-may-freeze";

interface FigureChoiceProps {
  report: Report;
  blockId: string;
  onSave: (block: Block) => Promise<void>;
  onDone: () => void;
}

/** A new figure: which analysis, what it is asked, and its data frozen as they are now. */
export function FigureChoice(props: FigureChoiceProps) {
  const { report } = props;
  const { t } = useTranslation();
  const mayFreeze = useMayFreeze(report);
  const [kind, choose] = useState<FigureKind | null>(null);
  const part = useParts("figure").find(({ figure }) => figure === kind);
  return (
    <Stack>
      <Select
        label={t("reports.fields.figureKind")}
        description={t("reports.help.figure")}
        value={kind}
        onChange={(chosen) =>
          choose(figureKinds.find((one) => one === chosen) ?? null)
        }
        data={figureKinds.filter(mayFreeze).map((value) => ({
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
            <Freezing {...props} kind={kind} fresh={fresh} />
          )}
        />
      )}
    </Stack>
  );
}

interface FreezingProps extends FigureChoiceProps {
  kind: FigureKind;
  /** null: nothing is to be shown of it. */
  fresh: FreshFigure | null;
}

function Freezing({ kind, fresh, blockId, onSave, onDone }: FreezingProps) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const now = useNow();
  const [typed, type] = useState<string | null>(null);
  if (fresh === null)
    return <Text c="dimmed">{t("reports.states.noFigure")}</Text>;
  const title = (typed ?? fresh.title).slice(0, blockTitleMax);
  const frozenAt = (at: Date) => ({ ...fresh.figure, kind, frozenAt: at });
  const freeze = () =>
    run(
      () =>
        onSave({
          ...{ blockId, kind: "figure", figure: frozenAt(new Date()) },
          title: title.trim() === "" ? fresh.title : title.trim(),
        }),
      onDone,
    );
  return (
    <Stack>
      <TextInput
        label={t("reports.fields.title")}
        value={title}
        maxLength={blockTitleMax}
        autoComplete="off"
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <FrozenFigureView title={title} figure={frozenAt(now)} />
      {failure !== null && <ErrorState error={failure} onRetry={freeze} />}
      <Button
        mih={44}
        loading={busy}
        leftSection={<IconSnowflake size={16} aria-hidden />}
        onClick={freeze}
      >
        {t("reports.actions.freeze")}
      </Button>
    </Stack>
  );
}
