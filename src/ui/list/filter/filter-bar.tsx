import { Button, CloseButton, Group, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FilterChip } from "./define-filter";

/** The row of filters above a list; wraps on narrow screens. */
export function FilterBar({
  label,
  children,
}: {
  label: string;
  children: ReactNode;
}) {
  return (
    <Group role="search" aria-label={label} gap="sm" mb="md" align="flex-end">
      {children}
    </Group>
  );
}

interface ResetFiltersProps<V> {
  chips: readonly FilterChip<V>[];
  onReset: (change: Partial<V>) => void;
}

/** Takes back whatever narrows; absent while nothing does. */
export function ResetFilters<V>({ chips, onReset }: ResetFiltersProps<V>) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  const none = chips.reduce<Partial<V>>(
    (all, { clear }) => ({ ...all, ...clear }),
    {},
  );
  return (
    <Button variant="subtle" onClick={() => onReset(none)}>
      {t("common.actions.resetFilters")}
    </Button>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Search as you type; what is typed stays in the page, never in the address. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        value !== "" && (
          <CloseButton
            size="sm"
            aria-label={t("common.actions.clear")}
            onClick={() => onChange("")}
          />
        )
      }
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      // Where it stands in a column, its room in a row is none of its height.
      style={{
        flex: "1 1 14rem",
        maxWidth: "22rem",
        maxHeight: "max-content",
      }}
      styles={{ input: { textOverflow: "ellipsis" } }}
    />
  );
}
