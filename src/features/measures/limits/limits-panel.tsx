import type { HeldLimits, Holder } from "@domain/measures/parameters/inherit";
import {
  inheritedLimits,
  placeHolders,
} from "@domain/measures/parameters/inherit";
import type { Limits } from "@domain/measures/parameters/limits";
import {
  limitsIssues,
  limitsOfForm,
  newLimits,
} from "@domain/measures/parameters/limits";
import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import type { Measured } from "../here/latest-value";
import { setPlaceLimits } from "../parameters/parameter-writes";
import { useParameterWords } from "../parameters/use-parameter-words";
import { EndFields } from "./end-fields";

interface LimitsPanelProps {
  line: Measured;
  onClose: () => void;
}

/** The limits of a parameter at a place: those it inherits, its own, or none. */
export function LimitsPanel({ line, onClose }: LimitsPanelProps) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const name = nameOf(line.row.data);
  return (
    <RecordPanel
      title={t("measures.limits.titleOf", { name })}
      onClose={() => void close()}
    >
      <Limiting line={line} onDone={onClose} onDirty={setDirty} />
    </RecordPanel>
  );
}

const kinds = ["inherited", "own", "off"] as const;
type Kind = (typeof kinds)[number];

interface PlaceLimits extends Record<string, unknown> {
  kind: Kind;
  limits: Limits;
}

/** What a place's form begins with: its own limits, switched off too, else what it inherits. */
function placeLimits({ row, enclosureId, areaId }: Measured): PlaceLimits {
  const [holder] = placeHolders(enclosureId, areaId);
  const own = holder === undefined ? undefined : row.data.overrides[holder.id];
  if (own === undefined) return { kind: "inherited", limits: newLimits };
  return {
    kind: own.enabled ? "own" : "off",
    limits: { ...own, enabled: true },
  };
}

const issuesOf = ({ kind, limits }: PlaceLimits) =>
  kind === "own"
    ? limitsIssues({ ...limits, enabled: true }).map((issue) => ({
        ...issue,
        field: `limits.${issue.field}`,
      }))
    : [];

/** What is stored of a place's form; null: nothing of its own. */
const ownLimits = ({ kind, limits }: PlaceLimits): Limits | null =>
  kind === "inherited"
    ? null
    : limitsOfForm({ ...limits, enabled: kind === "own" });

/** Whose limits they are, in words. */
function useHolderWords(line: Measured) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const enclosures = useDirectory("enclosures", zooId);
  return (of: Holder | null) => {
    if (of === null) return t("measures.limits.ofParameter");
    const name = enclosures.of(line.enclosureId)?.name ?? "";
    return of.kind === "zone"
      ? t("measures.limits.ofZone", { name: line.areaName ?? "" })
      : t("measures.limits.ofEnclosure", { name });
  };
}

function Inherited({ held, line }: { held: HeldLimits; line: Measured }) {
  const { t } = useTranslation();
  const { limitsOf } = useParameterWords();
  const whose = useHolderWords(line)(held.of);
  const limits = limitsOf(line.row.data, held.limits);
  return (
    <Text size="sm" role="status">
      {limits === null
        ? t("measures.limits.noneInherited", { whose })
        : t("measures.limits.inherited", { limits, whose })}
    </Text>
  );
}

interface LimitingProps {
  line: Measured;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

function Limiting({ line, onDone, onDirty }: LimitingProps) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const { row, enclosureId, areaId } = line;
  const holders = placeHolders(enclosureId, areaId);
  const [initial] = useState(() => placeLimits(line));
  const form = useRecordForm<PlaceLimits>({
    name: "limits",
    initial,
    issuesOf,
    labelOf: (field) =>
      field === "limits.max"
        ? t("measures.fields.max")
        : t("measures.fields.min"),
  });
  const { kind, limits } = form.values;
  const save = async () => {
    const [holder] = holders;
    if (holder === undefined) return;
    const name = nameOf(row.data);
    await setPlaceLimits(
      row,
      { holderId: holder.id, name },
      ownLimits(form.values),
    );
    notifyDone(t("measures.messages.limitsSaved", { name }));
  };
  const held = inheritedLimits(row.data, holders);
  const { zooId } = useReadySession();
  const enclosure = useDirectory("enclosures", zooId).of(enclosureId);
  return (
    <PanelForm
      label={t("measures.fields.limits")}
      failureTitle={t(
        kind === "inherited"
          ? "errors.messages.limitsDelete"
          : "errors.messages.limitsSave",
      )}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <Text c="dimmed">
        {[enclosure?.name, line.areaName].filter(Boolean).join(" · ")}
      </Text>
      <ChoiceChips
        label={t("measures.limits.which")}
        options={kinds.map((value) => ({
          value,
          label: t(`measures.limits.kinds.${value}`),
        }))}
        value={kind}
        onChange={(chosen) => form.change({ kind: chosen })}
      />
      <Inherited held={held} line={line} />
      {kind === "own" && (
        <EndFields
          unit={row.data.unit}
          span={limits}
          min={form.field("limits.min")}
          max={form.field("limits.max")}
          onChange={(ends) => form.change({ limits: { ...limits, ...ends } })}
        />
      )}
      {kind === "off" && (
        <Text size="sm" c="dimmed">
          {t("measures.limits.offHelp")}
        </Text>
      )}
    </PanelForm>
  );
}
