import { NavLink, Text } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Live } from "../../../data/live-store";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";

interface ListedTaxon {
  id: string;
  name: string;
  latin: string;
}

interface TaxonColumnProps<T> {
  title: string;
  live: Live<T>;
  rows: readonly ListedTaxon[];
  /** null: none. */
  chosen: string | null;
  to: (id: string) => string;
}

/** One step of the way to a species: links, the one that was taken marked. */
export function TaxonColumn<T>(props: TaxonColumnProps<T>) {
  const { title, live, rows, chosen, to } = props;
  const { t } = useTranslation();
  return (
    <Panel title={title}>
      <QueryState query={live}>
        {() =>
          rows.length === 0 ? (
            <Text c="dimmed">{t("taxonomy.browser.none")}</Text>
          ) : (
            <nav aria-label={title}>
              {rows.map(({ id, name, latin }) => (
                <NavLink
                  key={id}
                  component={Link}
                  to={to(id)}
                  mih={44}
                  label={name}
                  {...(latin !== name && {
                    description: <i lang="la">{latin}</i>,
                  })}
                  active={id === chosen}
                  {...(id === chosen && { "aria-current": true as const })}
                  rightSection={<IconChevronRight size={16} aria-hidden />}
                />
              ))}
            </nav>
          )
        }
      </QueryState>
    </Panel>
  );
}
