import type { Counted } from "@domain/campaign/progress";
import { countedOnce, monthsOf } from "@domain/campaign/progress";
import { Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCampaignProgress } from "../../../data/campaigns/use-campaigns";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { QueryState } from "../../../ui/state/query-state";
import { noonOf } from "../../../lib/noon-of";
import { usePersonName } from "../parts/use-campaign-words";

interface Part {
  id: string;
  count: number;
  /** null: nothing was handed in. */
  lastDay: string | null;
}

/** Who takes part and who handed something in, most first; of a campaign for everybody only the latter. */
function partsOf(
  participants: readonly string[],
  counted: readonly Counted[],
): Part[] {
  const found = new Map<string, Part>(
    participants.map((id) => [id, { id, count: 0, lastDay: null }]),
  );
  for (const { by, day } of counted) {
    const { count, lastDay } = found.get(by) ?? { count: 0, lastDay: null };
    found.set(by, {
      id: by,
      count: count + 1,
      lastDay: lastDay === null || day > lastDay ? day : lastDay,
    });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/** Who answers, and what each has handed in so far. */
export function CampaignParticipants({ row }: { row: Row<"campaigns"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const personName = usePersonName();
  const live = useCampaignProgress(row.id);
  const { participants, experts, collects } = row.data;
  const told = collects.includes("quiz") ? "quiz" : (collects[0] ?? "quiz");
  return (
    <>
      {participants.length === 0 && (
        <Text mb="md">{t("campaigns.help.participants")}</Text>
      )}
      <QueryState query={live} isEmpty={() => false}>
        {({ rows }) => {
          const months = rows.map(({ data }) => data);
          const parts = partsOf(
            participants,
            countedOnce(monthsOf(months, told)),
          );
          if (parts.length === 0)
            return <Text c="dimmed">{t("campaigns.states.nothingYet")}</Text>;
          return (
            <Table.ScrollContainer minWidth={320} maw={760}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t("campaigns.fields.person")}</Table.Th>
                    <Table.Th>
                      {t(
                        told === "quiz"
                          ? "campaigns.fields.count"
                          : "campaigns.fields.sessions",
                      )}
                    </Table.Th>
                    <Table.Th>{t("campaigns.fields.lastDay")}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {parts.map(({ id, count, lastDay }) => (
                    <Table.Tr key={id}>
                      <Table.Td>
                        {personName(id)}
                        {experts.includes(id) &&
                          ` · ${t("campaigns.states.expert")}`}
                      </Table.Td>
                      <Table.Td>{format.number(count)}</Table.Td>
                      <Table.Td>
                        {lastDay === null
                          ? t("campaigns.states.nothingYet")
                          : format.date(noonOf(lastDay))}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          );
        }}
      </QueryState>
    </>
  );
}
