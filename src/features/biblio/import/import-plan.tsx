import { authorsShort } from "@domain/biblio/cited";
import type { Planned } from "@domain/biblio/import";
import { href } from "@domain/pages";
import { Alert, Button, List, Stack, Switch, Table, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { SideTable } from "../../../ui/layout/side-table";
import { Panel } from "../../../ui/page/panel";
import { importPublications } from "../biblio-writes";
import { useMayKeep } from "../parts/use-may-keep";
import type { Chosen } from "./use-import";

interface ImportPlanProps {
  chosen: Chosen;
  rows: readonly Row<"biblio">[];
}

/** What a file would bring, line by line, and what of it cannot be read; kept when it is agreed to. */
export function ImportPlan({ chosen, rows }: ImportPlanProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { zooId } = useReadySession();
  const { home, everybodys } = useMayKeep();
  const [owner, setOwner] = useState(home);
  const [merges, setMerges] = useState(true);
  const { busy, failure, run } = useSubmit();
  const { planned, untold, fileName } = chosen;
  const gains = planned.filter(
    ({ fate }) => fate.kind === "known" && fate.more !== null,
  ).length;
  const count =
    planned.filter(({ fate }) => fate.kind === "new").length +
    (merges ? gains : 0);
  const save = () =>
    run(
      () => importPublications(owner, chosen, rows, merges),
      () => {
        notifyDone(t("biblio.import.done", { count, n: format.number(count) }));
        void navigate(href("biblio"));
      },
    );
  return (
    <Panel title={t("biblio.import.plan", { name: fileName })}>
      <Stack gap="md" align="flex-start">
        {untold.length > 0 && (
          <Alert color="orange" title={t("biblio.import.untold")} w="100%">
            <List size="sm">
              {untold.map(({ line, code }) => (
                <List.Item key={`${line} ${code}`}>
                  {t("biblio.import.atLine", {
                    line: format.number(line),
                    what: t(`biblio.import.problems.${code}`),
                  })}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        {planned.length === 0 ? (
          <Text role="status">{t("biblio.import.nothing")}</Text>
        ) : (
          <>
            <PlanTable planned={planned} merges={merges} />
            {gains > 0 && (
              <Switch
                label={t("biblio.import.merge")}
                checked={merges}
                onChange={({ currentTarget }) =>
                  setMerges(currentTarget.checked)
                }
              />
            )}
            {everybodys && (
              <Switch
                label={t("biblio.fields.official")}
                description={t("biblio.help.official")}
                checked={owner === null}
                onChange={({ currentTarget }) =>
                  setOwner(currentTarget.checked ? null : zooId)
                }
              />
            )}
            <FormFailure failure={failure} onRetry={save} />
            <Button
              mih={44}
              loading={busy}
              disabled={count === 0}
              onClick={save}
            >
              {t("biblio.import.save", { count, n: format.number(count) })}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}

interface PlanTableProps {
  planned: readonly Planned[];
  merges: boolean;
}

const fateOf = ({ fate }: Planned, merges: boolean) =>
  fate.kind === "known"
    ? fate.more !== null && merges
      ? "merged"
      : "known"
    : fate.kind;

function PlanTable({ planned, merges }: PlanTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <SideTable>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("biblio.fields.title")}</Table.Th>
          <Table.Th>{t("biblio.fields.authors")}</Table.Th>
          <Table.Th>{t("biblio.fields.year")}</Table.Th>
          <Table.Th>{t("biblio.import.line")}</Table.Th>
          <Table.Th>{t("biblio.import.fate")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {planned.map((one) => {
          const { line, cited } = one;
          return (
            <Table.Tr key={line}>
              <Table.Th scope="row" fw={500}>
                {cited.title}
              </Table.Th>
              <Table.Td data-side={t("biblio.fields.authors")}>
                {authorsShort(cited.authors) || "—"}
              </Table.Td>
              <Table.Td data-side={t("biblio.fields.year")}>
                {cited.year ?? "—"}
              </Table.Td>
              <Table.Td data-side={t("biblio.import.line")}>
                {format.number(line)}
              </Table.Td>
              <Table.Td data-side={t("biblio.import.fate")}>
                {t(`biblio.import.fates.${fateOf(one, merges)}`)}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </SideTable>
  );
}
