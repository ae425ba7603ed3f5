import type { Certificate } from "@domain/certificate/certificate";
import { Table } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useEthogram } from "../../../data/observation/use-ethogram";
import { useFormat } from "../../../lib/use-format";
import { SideTable } from "../../../ui/layout/side-table";
import { QueryState } from "../../../ui/state/query-state";
import { useCertificateWords } from "./use-certificate-words";

type Of = Pick<Certificate, "formId" | "version" | "behaviours">;

const shownAt = { cursor: "pointer", paddingBlock: 10 };

/** How far somebody agreed on each behaviour, once it is asked for; nothing where none was told. */
export function BehaviourTable({ of }: { of: Of }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (of.behaviours.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={shownAt}>{t("certificates.messages.behaviours")}</summary>
      {isOpen && <Behaviours of={of} />}
    </details>
  );
}

function Behaviours({ of }: { of: Of }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useCertificateWords();
  const live = useEthogram(of.formId, of.version);
  const heads = ["behaviour", "kappa", "interval", "n"] as const;
  return (
    <QueryState query={live} isEmpty={() => false}>
      {(read) => (
        <SideTable>
          <Table.Caption>{t("certificates.messages.behaviours")}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head) => (
                <Table.Th key={head} scope="col">
                  {t(`certificates.fields.${head}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {of.behaviours.map(
              ({ behaviourId, of: channel, value, low, high, n, why }) => (
                <Table.Tr key={`${channel} ${behaviourId}`}>
                  <Table.Th scope="row" fw={500}>
                    {read?.words.behaviours[behaviourId]?.name ?? behaviourId}
                  </Table.Th>
                  <Table.Td data-side={t("certificates.fields.kappa")}>
                    {value === null
                      ? t(`certificates.options.why.${why ?? "tooFew"}`)
                      : words.score(value)}
                  </Table.Td>
                  <Table.Td data-side={t("certificates.fields.interval")}>
                    {low === null || high === null
                      ? "—"
                      : `${words.score(low)} – ${words.score(high)}`}
                  </Table.Td>
                  <Table.Td data-side={t("certificates.fields.n")}>
                    {format.number(n)}
                  </Table.Td>
                </Table.Tr>
              ),
            )}
          </Table.Tbody>
        </SideTable>
      )}
    </QueryState>
  );
}
