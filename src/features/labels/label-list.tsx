import type { LabelKind } from "@domain/label/label";
import { frenchOf, labelIn } from "@domain/label/label";
import { labelUses } from "@domain/label/usage";
import { href } from "@domain/pages";
import { Group, Stack, Switch, Text } from "@mantine/core";
import { IconPlus, IconTags } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { useSearchTerm } from "../../lib/carried-search";
import { useLanguage } from "../../lib/i18n/use-language";
import { useFormat } from "../../lib/use-format";
import { ButtonLink } from "../../ui/display/button-link";
import { FormFailure } from "../../ui/form/form-failure";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { SearchField } from "../../ui/list/filter/filter-bar";
import { NothingFound } from "../../ui/list/filter/nothing-found";
import { ListNotes } from "../../ui/list/list-notes";
import { usePageParams } from "../../ui/list/search-params";
import { matchesText } from "../../ui/list/search-text";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { LabelTable } from "./label-table";
import { usageBook } from "./usage-book";
import { useArchive } from "./use-archive";
import { useLabels } from "./use-labels";

/** Which labels are listed: those in use or also the archived, by name in the reader's language. */
function useShown(
  rows: readonly Row<LabelKind>[],
  archived: boolean,
  typed: string,
) {
  const language = useLanguage();
  const { byName } = useFormat();
  return rows
    .filter(({ data }) => archived || !data.archived)
    .filter(({ data }) =>
      matchesText(typed, [frenchOf(data), ...Object.values(data.trad)]),
    )
    .sort((a, b) =>
      byName(labelIn(a.data, language), labelIn(b.data, language)),
    );
}

interface LabelListProps {
  kind: LabelKind;
  /** What may name a label; what the table of collections says unless given. */
  uses?: ReturnType<typeof labelUses>;
}

/** The labels of one kind: found by any of their words, made, changed, archived and restored. */
export function LabelList({ kind, uses = labelUses(kind) }: LabelListProps) {
  const { t } = useTranslation();
  const live = useLabels(kind);
  const [params, change] = usePageParams();
  const [typed, setTyped] = useSearchTerm();
  const archived = params.get("archived") === "1";
  const [book] = useState(() => usageBook(uses));
  const { busy, failure, set, again } = useArchive(kind, book);
  const creation = href("tags", { tab: kind, mode: "create" });
  useCreateKeyTo(creation);
  const all = live.state === "data" ? live.data.rows : [];
  const shown = useShown(all, archived, typed);
  const create = (
    <ButtonLink to={creation} leftSection={<IconPlus size={16} aria-hidden />}>
      {t(`labels.actions.create.${kind}`)}
    </ButtonLink>
  );
  const isNarrowed = typed !== "" || all.length > 0;
  // Where nothing was typed, the archived are what is left.
  const reset = () => {
    if (typed === "") change({ archived: "1" });
    setTyped("");
  };
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <Group gap="md">
          <SearchField
            label={t("labels.actions.search")}
            value={typed}
            onChange={setTyped}
          />
          <Switch
            label={t("labels.actions.withArchived")}
            checked={archived}
            onChange={({ currentTarget }) =>
              change({ archived: currentTarget.checked ? "1" : null })
            }
          />
        </Group>
        {create}
      </Group>
      {uses.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(`labels.states.unusable.${kind}`)}
        </Text>
      )}
      <FormFailure failure={failure} onRetry={again} />
      <QueryState query={live}>
        {({ unreadable, full, rows }) =>
          shown.length > 0 ? (
            <>
              <LabelTable
                kind={kind}
                rows={shown}
                busy={busy}
                book={uses.length === 0 ? null : book}
                onSet={set}
              />
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={rows.length}
              />
            </>
          ) : isNarrowed ? (
            <NothingFound
              icon={IconTags}
              title={t("labels.states.notFound")}
              onReset={reset}
            />
          ) : (
            <EmptyState
              icon={IconTags}
              title={t(`labels.states.none.${kind}`)}
              action={create}
            />
          )
        }
      </QueryState>
    </Stack>
  );
}
