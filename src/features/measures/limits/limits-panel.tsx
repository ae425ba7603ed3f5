import type { HeldLimits, Holder } from "@domain/measures/parameters/inherit";
import { inheritedLimits } from "@domain/measures/parameters/inherit";
import { holdersOf, isAnimal } from "@domain/measures/subject";
import type { Limits } from "@domain/measures/parameters/limits";
import {
  limitsIssues,
  limitsOfForm,
  newLimits,
} from "@domain/measures/parameters/limits";
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import type { Measured } from "../here/latest-value";
import { setLimits } from "../parameters/parameter-writes";
import { useParameterWords } from "../parameters/use-parameter-words";
import { EndFields } from "./end-fields";
import { useHolderNames } from "./use-holder-names";

interface LimitsPanelProps {
  line: Measured;
  onClose: () => void;
}

/** The limits of a parameter at a place or of an animal: those it inherits, its own, or none. */
export function LimitsPanel({ line, onClose }: LimitsPanelProps) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const [dirty, setDirty] = useState(false);
  const [first] = holdersOf(line.subject);
  const [holder, setHolder] = useState<Holder | null>(first ?? null);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const choose = async (next: Holder | null) => {
    if (!(await askLeave(dirty))) return;
    setDirty(false);
    setHolder(next);
  };
  const name = nameOf(line.row.data);
  return (
    <RecordPanel
      title={t("measures.limits.titleOf", { name })}
      onClose={() => void close()}
    >
      <Stack gap="md">
        {isAnimal(line.subject) && (
          <WhoseField
            line={line}
            value={holder}
            onChange={(next) => void choose(next)}
          />
        )}
        <Limiting
          key={holder?.id ?? ""}
          line={line}
          holder={holder}
          onDone={onClose}
          onDirty={setDirty}
        />
      </Stack>
    </RecordPanel>
  );
}

interface WhoseFieldProps {
  line: Measured;
  value: Holder | null;
  onChange: (holder: Holder | null) => void;
}

/** Whose limits are seen to: the animal's, its group's, its species' here, or those of all. */
function WhoseField({ line, value, onChange }: WhoseFieldProps) {
  const { t } = useTranslation();
  const nameOf = useHolderNames();
  const holders = holdersOf(line.subject);
  const labelOf = (holder: Holder) => {
    const name = nameOf(holder);
    switch (holder.kind) {
      case "group":
        return t("measures.limits.whose.group", { name });
      case "species":
        return t("measures.limits.whose.species", { name });
      default:
        return name;
    }
  };
  return (
    <ChoiceChips
      label={t("measures.limits.whose.label")}
      options={[
        ...holders.map((holder) => ({
          value: holder.id,
          label: labelOf(holder),
        })),
        { value: "", label: t("measures.limits.whose.all") },
      ]}
      value={value?.id ?? ""}
      onChange={(id) => onChange(holders.find((one) => one.id === id) ?? null)}
    />
  );
}

const kinds = ["inherited", "own", "off"] as const;
type Kind = (typeof kinds)[number];
/** What all inherit from inherits from nobody. */
const ownKinds: readonly Kind[] = ["own", "off"];

interface HeldForm extends Record<string, unknown> {
  kind: Kind;
  limits: Limits;
}

/** What a holder's form begins with: its own limits, switched off too, else what it inherits; null: the parameter's. */
function heldForm({ row }: Measured, holder: Holder | null): HeldForm {
  const own = holder === null ? row.data.limits : row.data.overrides[holder.id];
  if (own === undefined) return { kind: "inherited", limits: newLimits };
  return {
    kind: own.enabled ? "own" : "off",
    limits: { ...own, enabled: true },
  };
}

const issuesOf = ({ kind, limits }: HeldForm) =>
  kind === "own"
    ? limitsIssues({ ...limits, enabled: true }).map((issue) => ({
        ...issue,
        field: `limits.${issue.field}`,
      }))
    : [];

/** What is stored of a holder's form; null: nothing of its own. */
const ownLimits = ({ kind, limits }: HeldForm): Limits | null =>
  kind === "inherited"
    ? null
    : limitsOfForm({ ...limits, enabled: kind === "own" });

/** Whose limits they are, in words. */
function useHolderWords(line: Measured) {
  const { t } = useTranslation();
  const nameOf = useHolderNames();
  return (of: Holder | null) => {
    if (of === null) return t("measures.limits.ofParameter");
    const name = nameOf(of);
    switch (of.kind) {
      case "zone":
        return t("measures.limits.ofZone", { name: line.areaName ?? "" });
      case "enclosure":
        return t("measures.limits.ofEnclosure", { name });
      case "animal":
        return t("measures.limits.ofAnimal", { name });
      case "group":
        return t("measures.limits.ofGroup", { name });
      case "species":
        return t("measures.limits.ofSpecies", { name });
    }
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
  /** null: the parameter itself. */
  holder: Holder | null;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

function Limiting({ line, holder, onDone, onDirty }: LimitingProps) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const holderName = useHolderNames();
  const { row, areaName } = line;
  const holders = holdersOf(line.subject);
  const [initial] = useState(() => heldForm(line, holder));
  const form = useRecordForm<HeldForm>({
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
    const name = nameOf(row.data);
    await setLimits(
      row,
      { holderId: holder?.id ?? null, name },
      ownLimits(form.values),
    );
    notifyDone(t("measures.messages.limitsSaved", { name }));
  };
  const from = holders.findIndex(({ id }) => id === holder?.id);
  const isPlace = !isAnimal(line.subject);
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
      {isPlace && holder !== null && (
        <Text c="dimmed">
          {[holderName(holder), areaName].filter(Boolean).join(" · ")}
        </Text>
      )}
      <ChoiceChips
        label={t(isPlace ? "measures.limits.which" : "measures.limits.whichOf")}
        options={(holder === null ? ownKinds : kinds).map((value) => ({
          value,
          label: t(`measures.limits.kinds.${value}`),
        }))}
        value={kind}
        onChange={(chosen) => form.change({ kind: chosen })}
      />
      {holder !== null && (
        <Inherited
          held={inheritedLimits(row.data, holders.slice(from))}
          line={line}
        />
      )}
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
          {t(isPlace ? "measures.limits.offHelp" : "measures.limits.offOfHelp")}
        </Text>
      )}
    </PanelForm>
  );
}
