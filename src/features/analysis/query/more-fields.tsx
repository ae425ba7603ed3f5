import type { CodedIn } from "@domain/observation/analysed/chosen";
import { namedMost } from "@domain/observation/analysed/query";
import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCampaigns } from "../../../data/campaigns/use-campaigns";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import { optionsFound } from "../../../ui/list/option-filter";
import { HoursField } from "./hours-field";
import type { QueryBarProps } from "./query-bar";
import { Several } from "./several";
import { useCoding, useEthogramNames } from "./use-coding";
import { useContextWords } from "./use-context-words";

/** What is asked for more rarely: group, campaign, ethogram, behaviours, people, hours, answers of the context, short sessions. */
export function MoreFields(props: QueryBarProps) {
  const { query, change, names, summary } = props;
  const { t } = useTranslation();
  const campaigns = useCampaigns(["active", "archived", "stopped"]);
  const width = { flex: "1 1 12rem" };
  const one = {
    searchable: true,
    clearable: true,
    filter: optionsFound,
    limit: 60,
    clearButtonProps: { "aria-label": t("common.actions.clear") },
    nothingFoundMessage: t("analysis.query.states.noChoice"),
    style: width,
    maw: { sm: 300 },
  };
  const rows = campaigns.state === "data" ? campaigns.data.rows : [];
  const observed = rows.filter(({ data }) =>
    data.collects.some((kind) => kind !== "quiz"),
  );
  return (
    <>
      <Select
        {...one}
        label={t("analysis.query.fields.group")}
        placeholder={t("analysis.query.states.all")}
        data={names.groups.list.map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        value={query.groupId}
        onChange={(groupId) => change({ groupId })}
      />
      <Select
        {...one}
        label={t("analysis.query.fields.campaign")}
        placeholder={t("analysis.query.states.all")}
        data={observed.map(({ id, data }) => ({ value: id, label: data.name }))}
        value={query.campaignId}
        onChange={(campaignId) => change({ campaignId })}
      />
      <EthogramField {...props} all={summary?.all ?? []} />
      <BehaviourField {...props} />
      <Several
        label={t("analysis.query.fields.observers")}
        all={t("analysis.query.states.all")}
        options={[
          ...new Set([...(summary?.observerIds ?? []), ...query.observerIds]),
        ].map((value) => ({ value, label: names.person(value) }))}
        chosen={query.observerIds}
        nameOf={names.person}
        onChange={(observerIds) => change({ observerIds })}
      />
      <ContextField {...props} />
      <HoursField hours={query.hours} onChange={(hours) => change({ hours })} />
      <Switch
        label={t("analysis.query.fields.leaveOutShort")}
        description={t("analysis.query.fields.leaveOutShortHelp")}
        checked={query.leaveOutShort}
        onChange={({ currentTarget }) =>
          change({ leaveOutShort: currentTarget.checked })
        }
      />
    </>
  );
}

/** The ethogram and the version that sessions are coded in, of those that were used. */
function EthogramField({
  query,
  change,
  all,
}: QueryBarProps & { all: readonly CodedIn[] }) {
  const { t } = useTranslation();
  const ids = [
    ...new Set([
      ...(query.obsId === null ? [] : [query.obsId]),
      ...all.map(({ obsId }) => obsId),
    ]),
  ].sort();
  const nameOf = useEthogramNames(ids);
  const keyOf = (obsId: string, obsVersion: number | null) =>
    JSON.stringify([obsId, obsVersion]);
  const options = ids.flatMap((obsId) => {
    const versions = all
      .filter((one) => one.obsId === obsId)
      .map(({ obsVersion }) => obsVersion)
      .sort((a, b) => b - a);
    return [null, ...versions].map((version) => ({
      value: keyOf(obsId, version),
      label:
        version === null
          ? nameOf(obsId)
          : t("analysis.query.states.version", {
              name: nameOf(obsId),
              version: String(version),
            }),
    }));
  });
  return (
    <Select
      label={t("analysis.query.fields.ethogram")}
      placeholder={t("analysis.query.states.mostUsed")}
      data={options}
      value={query.obsId === null ? null : keyOf(query.obsId, query.obsVersion)}
      onChange={(key) => {
        const [obsId, obsVersion] =
          key === null
            ? [null, null]
            : (JSON.parse(key) as [string, number | null]);
        // Another ethogram tells other behaviours apart.
        const behaviourIds = obsId === query.obsId ? query.behaviourIds : [];
        change({ obsId, obsVersion, behaviourIds });
      }}
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      style={{ flex: "1 1 14rem" }}
      maw={{ sm: 360 }}
    />
  );
}

/** Of which behaviours figures are asked, of those that the sessions tell apart. */
function BehaviourField({ query, change, summary }: QueryBarProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const live = useCoding(summary?.coded ?? null);
  const coding = live.state === "data" ? live.data : null;
  const nameOf = (id: string) => coding?.behaviour(id) ?? id;
  const options = (coding?.plan.behaviours ?? [])
    .map(({ behaviourId: value }) => ({ value, label: nameOf(value) }))
    .sort((a, b) => byName(a.label, b.label));
  return (
    <Several
      label={t("analysis.query.fields.behaviours")}
      all={t("analysis.query.states.all")}
      options={options}
      chosen={query.behaviourIds}
      nameOf={nameOf}
      onChange={(ids) => change({ behaviourIds: ids.slice(0, namedMost) })}
    />
  );
}

/** What was answered of the context; nothing where no session was asked. */
function ContextField({ query, change, summary }: QueryBarProps) {
  const { t } = useTranslation();
  const contexts = summary?.contexts ?? [];
  const words = useContextWords(contexts);
  const keyOf = (ref: string, value: string) => JSON.stringify([ref, value]);
  const chosen = query.contexts.map((one) => keyOf(one.questionRef, one.value));
  const nameOf = (key: string) => {
    const [ref = "", value = ""] = JSON.parse(key) as string[];
    return t("analysis.query.states.answer", {
      question: words.question(ref),
      answer: words.option(ref, value),
    });
  };
  const keys = contexts.flatMap(({ questionRef, values }) =>
    values.map(({ value }) => keyOf(questionRef, value)),
  );
  if (keys.length === 0 && chosen.length === 0) return null;
  return (
    <Several
      label={t("analysis.query.fields.context")}
      all={t("analysis.query.states.all")}
      options={keys.map((value) => ({ value, label: nameOf(value) }))}
      chosen={chosen}
      nameOf={nameOf}
      onChange={(all) =>
        change({
          contexts: all.map((key) => {
            const [questionRef = "", value = ""] = JSON.parse(key) as string[];
            return { questionRef, value };
          }),
        })
      }
    />
  );
}
