import { auditQuery, auditStep } from "@domain/audit/audit-queries";
import { auditKinds } from "@domain/audit/kinds";
import { kept } from "@domain/privacy/kept";
import { Select, Stack, Text } from "@mantine/core";
import { IconListSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import {
  defineFilter,
  someOf,
  useFilter,
} from "../../../ui/list/filter/define-filter";
import { LoadMore } from "../../../ui/list/load-more";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useRetentionWords } from "../kept/use-retention-words";
import { AuditLine } from "./audit-line";

const filter = defineFilter({ kind: someOf(auditKinds) });

/** Who did what to accounts, rights and set-up, the latest first: of an establishment, or of all where the id is null. */
export function AuditList({ zooId }: { zooId: string | null }) {
  const { t } = useTranslation();
  const words = useRetentionWords();
  const [{ kind }, change] = useFilter(filter);
  const { live, more, growing } = useGrowingList(
    (limit) => auditQuery(zooId, kind, limit),
    { step: auditStep },
  );
  return (
    <Stack>
      <Text c="dimmed" size="sm">
        {t("service.audit.help", {
          period: words(kept.audit.retention),
        })}
      </Text>
      <Select
        label={t("service.audit.kind")}
        placeholder={t("service.audit.any")}
        data={auditKinds.map((value) => ({
          value,
          label: t(`service.audit.kinds.${value}`),
        }))}
        value={kind}
        onChange={(chosen) =>
          change({ kind: auditKinds.find((one) => one === chosen) ?? null })
        }
        clearable
        maw={360}
      />
      <QueryState query={live}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t("service.audit.none")}
              icon={IconListSearch}
              body={t("service.audit.noneHelp")}
            />
          ) : (
            <Stack component="ul" gap="xs" p={0} m={0}>
              {rows.map(({ id, data }) => (
                <AuditLine key={id} entry={data} zooId={zooId} />
              ))}
            </Stack>
          )
        }
      </QueryState>
      <LoadMore onMore={more} loading={growing} />
    </Stack>
  );
}
