import type { BehaviourChange } from "@domain/ethogram/compare/versions";
import { changesBetween } from "@domain/ethogram/compare/versions";
import type { EthogramPlan } from "@domain/ethogram/version";
import { List, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../lib/i18n/languages";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import { usePageParams } from "../../../ui/list/search-params";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { useWordedPlan } from "../parts/use-texts";
import { useWords } from "../parts/use-words";
import type { VersionProps } from "./version-view";

/** What differs from another version, the one before unless another is chosen. */
export function VersionChanges({ row, number }: VersionProps) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const { versions } = row.data;
  const asked = Number(params.get("withVersion"));
  const isThere = versions[asked - 1] !== undefined && asked !== number;
  const other = isThere ? asked : number > 1 ? number - 1 : number + 1;
  const [older, newer] = [Math.min(number, other), Math.max(number, other)];
  const before = useWordedPlan(row.id, older);
  const after = useWordedPlan(row.id, newer);
  return (
    <Stack gap="md">
      <Select
        label={t("surveys.edit.changes.with")}
        allowDeselect={false}
        maw={320}
        data={versions.flatMap(({ status }, place) =>
          place + 1 === number
            ? []
            : [
                {
                  value: String(place + 1),
                  label: t("surveys.list.states.version", {
                    version: place + 1,
                    status: t(`surveys.preview.options.status.${status}`),
                  }),
                },
              ],
        )}
        value={String(other)}
        onChange={(withVersion) => change({ withVersion })}
      />
      {before === "missing" || after === "missing" ? (
        <Text>{t("common.states.notKnown")}</Text>
      ) : before === null || after === null ? (
        <ListSkeleton />
      ) : (
        <Changes before={before.plan} after={after.plan} />
      )}
    </Stack>
  );
}

function Changes({
  before,
  after,
}: {
  before: EthogramPlan;
  after: EthogramPlan;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useWords();
  const changes = changesBetween(before, after);
  if (changes.length === 0)
    return <Text c="dimmed">{t("surveys.edit.changes.none")}</Text>;
  const named = new Map(
    [...before.behaviours, ...after.behaviours].map((one) => [
      one.behaviourId,
      nameOf(one),
    ]),
  );
  const told = ({ fields, languages, comparable }: BehaviourChange) =>
    [
      ...fields.map((field) => t(`ethograms.compared.${field}`)),
      ...(languages.length === 0
        ? []
        : [
            t("ethograms.compared.words", {
              languages: format.list(
                languages.map((one) => languageNames[one]),
              ),
            }),
          ]),
      ...(comparable ? [] : [t("ethograms.compared.incomparable")]),
    ].join(" · ");
  return (
    <List spacing="sm" listStyleType="none">
      {changes.map((one) => (
        <List.Item key={one.behaviourId}>
          <Text fw={600}>
            {named.get(one.behaviourId)} ·{" "}
            {t(`surveys.edit.changes.kinds.${one.change}`)}
          </Text>
          <Text size="sm">{told(one)}</Text>
        </List.Item>
      ))}
    </List>
  );
}
