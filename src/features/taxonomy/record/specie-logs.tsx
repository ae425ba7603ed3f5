import type { SpecieLog } from "@domain/taxonomy/specie-log";
import { specieLogsQuery } from "@domain/taxonomy/taxonomy-queries";
import { languages } from "@domain/taxonomy/taxonomy";
import { List, Stack, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { LoadMore } from "../../../ui/list/load-more";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useBase } from "../parts/use-base";
import { useStaffName } from "../../../data/directory/use-staff-name";

const step = 20;

/** What was changed of a species, the latest first. */
export function SpecieLogs({ specieId }: { specieId: string }) {
  const { t } = useTranslation();
  const { live, more, growing } = useGrowingList(
    (limit) => specieLogsQuery(specieId, limit),
    { step },
  );
  return (
    <QueryState
      query={live}
      empty={
        <EmptyState
          icon={IconHistory}
          title={t("taxonomy.logs.none")}
          body={t("taxonomy.logs.noneHelp")}
        />
      }
    >
      {({ rows }) => (
        <Stack maw={860}>
          {rows.map(({ id, data }) => (
            <Entry key={id} log={data} />
          ))}
          <LoadMore onMore={more} loading={growing} />
        </Stack>
      )}
    </QueryState>
  );
}

function Entry({ log }: { log: SpecieLog }) {
  const { t } = useTranslation();
  const format = useFormat();
  const person = useStaffName(log.by);
  const who = log.by === "system" ? t("taxonomy.logs.system") : person;
  return (
    <Panel
      title={t(`taxonomy.logs.kinds.${log.kind}`)}
      aside={
        <Text c="dimmed" size="sm">
          {[format.dateTime(new Date(log.timestamp)), who]
            .filter((one) => one !== null)
            .join(" · ")}
        </Text>
      }
    >
      {log.note !== null && <Text>{log.note}</Text>}
      {log.fields.length > 0 && <Changes fields={log.fields} />}
    </Panel>
  );
}

function useFieldWord() {
  const { t } = useTranslation();
  return (field: string) => {
    const language = languages.find((one) => field === `names.${one}`);
    if (language !== undefined) return t(`taxonomy.languages.${language}`);
    const known = (
      {
        specieName: "taxonomy.fields.name",
        specieLatinName: "taxonomy.fields.latin",
        familyId: "taxonomy.fields.family",
        orderId: "taxonomy.fields.order",
        underReview: "taxonomy.fields.state",
      } as const
    )[field];
    return known === undefined ? field : t(known);
  };
}

/** Families and orders by name, everything else as it was logged. */
function useValueWord() {
  const { families, orders } = useBase();
  return (field: string, value: string | null) => {
    if (value === null) return "—";
    if (field === "familyId") return families.of(value)?.latin ?? value;
    if (field === "orderId") return orders.of(value)?.latin ?? value;
    return value;
  };
}

function Changes({ fields }: Pick<SpecieLog, "fields">) {
  const wordOf = useFieldWord();
  const valueOf = useValueWord();
  return (
    <List size="sm">
      {fields.map(({ field, before, after }) => (
        <List.Item key={field}>
          {wordOf(field)}
          {": "}
          <Text component="del" inherit c="dimmed">
            {valueOf(field, before)}
          </Text>
          {" → "}
          <Text component="ins" inherit td="none">
            {valueOf(field, after)}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}
