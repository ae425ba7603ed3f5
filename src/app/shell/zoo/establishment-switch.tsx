import type { Session } from "@domain/access/session";
import { kindOf, zooTexts } from "@domain/establishment/offers";
import type { Zoo } from "@domain/establishment/zoo";
import { homePage, href } from "@domain/pages";
import { zoosQueries } from "@domain/query/facility-queries";
import type { ComboboxParsedItem } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useLiveQueries, useSession } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { matchesText } from "../../../ui/list/search-text";
import { Select } from "../../../ui/form/fields/choosers";
import { everywhereTo } from "./use-zoo-of-address";

/** Found by any of their names and codes, the first ones that there is room for. */
const foundIn =
  (zoos: ReadonlyMap<string, Zoo>) =>
  ({
    options,
    search,
    limit,
  }: {
    options: ComboboxParsedItem[];
    search: string;
    limit: number;
  }) =>
    options
      .filter((option) => {
        const zoo = "value" in option ? zoos.get(option.value) : undefined;
        return zoo !== undefined && matchesText(search, zooTexts(zoo));
      })
      .slice(0, limit);

/**
 * The way to another establishment: own, listed, and all for who sees all. Switching is following a link, so
 * that unsaved work is asked about first; this browser's other tabs follow.
 */
export function EstablishmentSwitch({ session }: { session: Session }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const here = useSession();
  const live = useLiveQueries(zoosQueries(session));
  const rows = live.state === "data" ? live.data.rows : [];
  const zoos = new Map(
    rows
      .filter(({ id, data }) => !data.isArchived || id === session.zooId)
      .map(({ id, data }) => [id, data] as const)
      .sort(([, a], [, b]) => format.byName(a.zooName, b.zooName)),
  );
  const kind = here.state === "ready" ? kindOf(here.zoo.type) : "zoo";
  return (
    <Select
      size="sm"
      label={t(`shell.options.establishment.${kind}`)}
      searchable={zoos.size > 8}
      filter={foundIn(zoos)}
      nothingFoundMessage={t("shell.states.noZoo")}
      limit={100}
      allowDeselect={false}
      data={[...zoos].map(([value, { zooName }]) => ({
        value,
        label: zooName,
      }))}
      value={session.zooId}
      onChange={(zoo) => {
        if (zoo === null || zoo === session.zooId) return;
        void navigate(href(homePage, { zoo }), {
          state: everywhereTo(zoos.get(zoo)?.zooName ?? ""),
        });
      }}
    />
  );
}
