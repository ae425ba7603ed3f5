import { sectorRoles } from "@domain/access/session";
import type { UserRight } from "@domain/person/rights";
import { emptyTeam } from "@domain/sector/sector";
import { Alert, Select, Stack, Switch, Text, TextInput } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useLanguages } from "../../../data/hooks/use-languages";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useSectors } from "../../../data/hooks/use-names";
import { languageNames } from "../../../lib/i18n/languages";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { HomeField } from "../parts/home-field";
import { RankField, RightChoice } from "../parts/right-fields";
import { SectorRolesField } from "../parts/sector-roles-field";
import type { Creation } from "./use-creation";

type Form = Creation["form"];

/** The fields of the step one is at. */
export function CreationStep({
  creation: { form, step },
}: {
  creation: Creation;
}) {
  switch (step) {
    case "person":
      return <PersonStep form={form} />;
    case "zoo":
      return <ZooStep form={form} />;
    case "right":
      return <RightStep form={form} />;
    case "sectors":
      return <SectorsStep form={form} />;
    case "summary":
      return <SummaryStep form={form} />;
  }
}

function PersonStep({ form }: { form: Form }) {
  const { t } = useTranslation();
  const { values, change } = form;
  const languages = useLanguages(values.language);
  return (
    <>
      <TextInput
        {...form.input("userFirstname")}
        label={t("users.fields.userFirstname")}
        autoComplete="off"
        required
      />
      <TextInput
        {...form.input("userLastname")}
        label={t("users.fields.userLastname")}
        autoComplete="off"
        required
      />
      <TextInput
        {...form.input("userMail")}
        type="email"
        label={t("users.fields.userMail")}
        description={t("users.help.userMail")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Select
        id="person-language"
        label={t("common.fields.language")}
        description={t("users.help.language")}
        allowDeselect={false}
        value={values.language}
        onChange={(chosen) =>
          change({
            language:
              languages.find((one) => one === chosen) ?? values.language,
          })
        }
        data={languages.map((one) => ({
          value: one,
          label: languageNames[one],
        }))}
      />
      <RankField
        id="person-suricateRank"
        value={values.suricateRank}
        onChange={(suricateRank) => change({ suricateRank })}
      />
    </>
  );
}

function ZooStep({ form: { values, change } }: { form: Form }) {
  const { t } = useTranslation();
  return (
    <>
      <HomeField
        id="person-zooId"
        description={t("users.help.zoo")}
        value={values.zooId}
        onChange={(zooId) => {
          if (zooId !== values.zooId) change({ zooId, sectorRoles: emptyTeam });
        }}
      />
      <Switch
        label={t("users.fields.suricateStaff")}
        description={t("users.help.suricateStaff")}
        checked={values.suricateStaff}
        onChange={({ currentTarget }) =>
          change({ suricateStaff: currentTarget.checked })
        }
      />
    </>
  );
}

function RightStep({ form: { values, change } }: { form: Form }) {
  return (
    <RightChoice
      id="person-userRight"
      value={values.userRight}
      onChange={(userRight) => change({ userRight })}
    />
  );
}

function SectorsStep({ form: { values, change } }: { form: Form }) {
  const { t } = useTranslation();
  return (
    <>
      <SectorRolesField
        name="person"
        zooId={values.zooId}
        value={values.sectorRoles}
        onChange={(roles) => change({ sectorRoles: roles })}
        titled
      />
      <Switch
        label={t("users.fields.betaTester")}
        description={t("users.help.betaTester")}
        checked={values.betaTester}
        onChange={({ currentTarget }) =>
          change({ betaTester: currentTarget.checked })
        }
      />
    </>
  );
}

function SummaryStep({ form }: { form: Form }) {
  const { t } = useTranslation();
  const facts = useSummary(form.values);
  return (
    <Stack gap="md">
      <FactList facts={facts} />
      {isAlone(form.values) && (
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />}>
          {t("users.help.alone")}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        {t("users.create.willSend", { name: form.values.userMail.trim() })}
      </Text>
    </Stack>
  );
}

const hasRoles = ({ sectorRoles: roles }: Form["values"]): boolean =>
  sectorRoles.some((role) => roles[role].length > 0);

/** Rights that give something without any sector. */
const standing: ReadonlySet<UserRight> = new Set([
  "superAdmin",
  "admin",
  "pedagoadmin",
  "auditor",
]);

/** What they may do follows from their sectors, and there are none. */
const isAlone = (values: Form["values"]): boolean =>
  !standing.has(values.userRight) && !hasRoles(values);

function useSummary(values: Form["values"]) {
  const { t } = useTranslation();
  const format = useFormat();
  const flagsStaff = useCan()("flagStaff", "users");
  const zoo = useLiveDoc("zoo", values.zooId);
  const sectors = useSectors(values.zooId);
  const { userRight, suricateRank, betaTester, suricateStaff } = values;
  return [
    {
      label: t("users.fields.name"),
      value: `${values.userFirstname.trim()} ${values.userLastname.trim()}`,
    },
    { label: t("users.fields.userMail"), value: values.userMail.trim() },
    {
      label: t("common.fields.language"),
      value: languageNames[values.language],
    },
    {
      label: t("users.fields.suricateRank"),
      value:
        suricateRank === null
          ? t("common.states.notSet")
          : t(`users.options.rank.${suricateRank}`),
    },
    {
      label: t("users.fields.zooId"),
      value: zoo.state === "data" ? (zoo.data?.data.zooName ?? "") : "…",
    },
    {
      label: t("users.fields.userRight"),
      value: t(`users.options.right.${userRight}`),
    },
    ...sectorRoles
      .filter((role) => values.sectorRoles[role].length > 0)
      .map((role) => ({
        label: t(`users.options.role.${role}`),
        value: format.list(
          values.sectorRoles[role].map(
            (id) => sectors.of(id)?.sectorName ?? id,
          ),
        ),
      })),
    ...(hasRoles(values)
      ? []
      : [
          {
            label: t("users.fields.sectors"),
            value: t("users.states.noSectors"),
          },
        ]),
    {
      label: t("users.fields.betaTester"),
      value: t(betaTester ? "users.states.authorised" : "users.states.refused"),
    },
    ...(flagsStaff && suricateStaff
      ? [
          {
            label: t("users.fields.suricateStaff"),
            value: t("users.states.yes"),
          },
        ]
      : []),
  ];
}
