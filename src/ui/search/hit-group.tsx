import { Combobox, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/use-format";

export interface Hit {
  id: string;
  name: string;
  /** What tells it from others of its name. */
  detail?: ReactNode;
  /** Picture or mark before the name. */
  media?: ReactNode;
  /** The record's page. */
  to: string;
  /** What that page is to be searched for, where it is another word than the one typed. */
  search?: string;
}

interface HitGroupProps {
  label: string;
  /** They hold what was typed but for a letter. */
  near: boolean;
  /** The first of what was found. */
  hits: readonly Hit[];
  /** How many its list shows. */
  count: number;
  /** The list that shows them all; absent where there is none. */
  to?: string;
}

/** What the top search found of one kind, each an option whose value is its address; absent for nothing. */
export function HitGroup({ label, near, hits, count, to }: HitGroupProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (hits.length === 0) return null;
  return (
    <Combobox.Group label={near ? t("search.states.near", { label }) : label}>
      {hits.map(({ id, name, detail, media, to: record, search }) => (
        <Combobox.Option value={record} key={id} data-search={search}>
          <Group gap="sm" wrap="nowrap">
            {media}
            <Text component="span" inherit truncate>
              {name}
            </Text>
            {detail !== undefined && (
              <Text component="span" c="dimmed" size="sm" truncate ml="auto">
                {detail}
              </Text>
            )}
          </Group>
        </Combobox.Option>
      ))}
      {to !== undefined && count > hits.length && (
        <Combobox.Option value={to}>
          <Text component="span" c="dimmed" inherit>
            {t("search.actions.all", { count, shown: format.number(count) })}
          </Text>
        </Combobox.Option>
      )}
    </Combobox.Group>
  );
}
