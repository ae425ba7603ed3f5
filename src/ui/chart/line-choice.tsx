import { MultiSelect } from "../form/fields/choosers";
import { linesMost } from "./chart-data";

interface LineChoiceProps {
  label: string;
  /** What there is, in the order it is offered. */
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Somebody looks for lines: what there is may be asked for now. */
  onOpen?: () => void;
  /** Said once no more can be chosen. */
  full: string;
}

/** Which lines a chart draws: one at least, and never more than can be told apart. */
export function LineChoice({
  label,
  options,
  chosen,
  onChange,
  onOpen,
  full,
}: LineChoiceProps) {
  return (
    <MultiSelect
      label={label}
      data={[...options]}
      value={[...chosen]}
      maxValues={linesMost}
      searchable
      limit={60}
      {...(onOpen !== undefined && { onDropdownOpen: onOpen })}
      {...(chosen.length >= linesMost && {
        description: full,
      })}
      onChange={(given) => {
        if (given.length > 0) onChange(given.slice(0, linesMost));
      }}
    />
  );
}
