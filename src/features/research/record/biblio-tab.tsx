import { citation } from "@domain/biblio/cited";
import { href } from "@domain/pages";
import { projectBiblioMost } from "@domain/research/project";
import { CloseButton, Group, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePublications } from "../../../data/biblio/use-publications";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Select } from "../../../ui/form/fields/choosers";
import { FormFailure } from "../../../ui/form/form-failure";
import { optionsFound } from "../../../ui/list/option-filter";
import { QueryState } from "../../../ui/state/query-state";
import { setBiblio } from "../project-writes";

interface BiblioTabProps {
  row: Row<"researchProjects">;
  mayChange: boolean;
}

/** What a project reads; publications are added out of those there are, and taken out again. */
export function BiblioTab({ row, mayChange }: BiblioTabProps) {
  const live = usePublications();
  return (
    <QueryState query={live}>
      {({ rows }) => (
        <Publications row={row} mayChange={mayChange} all={rows} />
      )}
    </QueryState>
  );
}

interface PublicationsProps extends BiblioTabProps {
  all: readonly Row<"biblio">[];
}

function Publications({ row, mayChange, all }: PublicationsProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const { busy, failure, run } = useSubmit();
  const { biblioIds } = row.data;
  const [last, setLast] = useState(biblioIds);
  const save = (ids: string[]) => {
    setLast(ids);
    run(
      () => setBiblio(row, ids),
      () => undefined,
    );
  };
  const linked = all
    .filter(({ id }) => biblioIds.includes(id))
    .map(({ id, data }) => ({ id, text: citation(data), name: data.title }))
    .sort((a, b) => byName(a.text, b.text));
  const offered = all.filter(
    ({ id, data }) => !data.archived && !biblioIds.includes(id),
  );
  return (
    <Stack maw={760}>
      <FormFailure failure={failure} onRetry={() => save(last)} />
      {linked.length === 0 ? (
        <Text c="dimmed">{t("research.states.noPublication")}</Text>
      ) : (
        <List listStyleType="none" spacing="xs">
          {linked.map(({ id, text, name }) => (
            <List.Item key={id}>
              <Group wrap="nowrap" gap="xs" align="flex-start">
                <TextLink to={href("biblio", { biblioId: id })}>
                  {text}
                </TextLink>
                {mayChange && (
                  <CloseButton
                    size={44}
                    disabled={busy}
                    aria-label={t("common.rows.remove", { name })}
                    onClick={() => save(biblioIds.filter((one) => one !== id))}
                  />
                )}
              </Group>
            </List.Item>
          ))}
        </List>
      )}
      {mayChange && (
        <Select
          label={t("research.actions.addPublication")}
          placeholder={t("biblio.actions.search")}
          disabled={busy || biblioIds.length >= projectBiblioMost}
          data={offered.map(({ id, data }) => ({
            value: id,
            label: citation(data),
          }))}
          value={null}
          onChange={(id) => {
            if (id !== null) save([...biblioIds, id]);
          }}
          searchable
          limit={60}
          filter={optionsFound}
          nothingFoundMessage={t("biblio.states.noneOffered")}
        />
      )}
    </Stack>
  );
}
