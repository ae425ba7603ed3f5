import { Switch } from "@mantine/core";

interface FilterSwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** In a filter row: also these, or only these. */
export function FilterSwitch({ label, checked, onChange }: FilterSwitchProps) {
  return (
    <Switch
      label={label}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      my={8}
    />
  );
}
