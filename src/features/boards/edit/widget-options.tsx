import type { Widget } from "@domain/board/stored";
import { calendarWeeks } from "@domain/board/params";
import type { WidgetParam } from "@domain/board/widgets";
import { widgetRule } from "@domain/board/widgets";
import { environmentRanges } from "@domain/measures/series/ranges";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { Select } from "../../../ui/form/fields/choosers";
import { useWidgetTitle } from "../frame/use-widget-title";

/** So many are offered at once; typing finds the others. */
const offeredMost = 60;

interface WidgetOptionsProps {
  widget: Widget;
  onParams: (params: Record<string, string>) => void;
  onClose: () => void;
}

/** What a widget is asked about; kept as it is chosen. */
export function WidgetOptions({
  widget,
  onParams,
  onClose,
}: WidgetOptionsProps) {
  const rule = widgetRule(widget.kind);
  const title = useWidgetTitle(widget);
  const fields = rule === null ? [] : [...rule.asks, ...rule.takes];
  return (
    <RecordPanel title={title} onClose={onClose}>
      <Stack>
        {fields.map((name) => (
          <ParamField
            key={name}
            name={name}
            isNeeded={rule?.asks.includes(name) ?? false}
            value={widget.params[name] ?? null}
            onChange={(value) => {
              const { [name]: _, ...others } = widget.params;
              onParams(value === null ? others : { ...others, [name]: value });
            }}
          />
        ))}
      </Stack>
    </RecordPanel>
  );
}

interface ParamFieldProps {
  name: WidgetParam;
  /** Nothing is shown without it. */
  isNeeded: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
}

const kinds = {
  sectorId: "sectors",
  enclosureId: "enclosures",
  animalId: "animals",
} as const;

function ParamField({ name, isNeeded, value, onChange }: ParamFieldProps) {
  const { t } = useTranslation();
  const offered = useOffered(name, value);
  return (
    <Select
      label={t(`boards.fields.${name}`)}
      placeholder={isNeeded || name === "weeks" ? "" : t("boards.states.every")}
      data={offered}
      limit={offeredMost}
      searchable={name in kinds}
      clearable={!isNeeded}
      allowDeselect={false}
      required={isNeeded}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      value={value}
      onChange={onChange}
    />
  );
}

/** What can be chosen, by name; what was put away only while it is chosen. */
function useOffered(name: WidgetParam, value: string | null) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const kind = name === "range" || name === "weeks" ? null : kinds[name];
  const at = (one: (typeof kinds)[keyof typeof kinds]) =>
    kind === one ? zooId : null;
  const lists = [
    useDirectory("sectors", at("sectors")).list,
    useDirectory("enclosures", at("enclosures")).list,
    useDirectory("animals", at("animals")).list,
  ];
  if (name === "weeks")
    return calendarWeeks.map((weeks) => ({
      value: weeks,
      label: t("boards.options.weeks", { count: Number(weeks) }),
    }));
  return kind === null
    ? environmentRanges.map((range) => ({
        value: range,
        label: t(`boards.options.ranges.${range}`),
      }))
    : lists
        .flat()
        .filter(({ id, archived }) => !archived || id === value)
        .map((entry) => ({ value: entry.id, label: entry.name }));
}
