import { sectorRoles } from "@domain/access/session";
import { href } from "@domain/pages";
import { rankOf, rightOf } from "@domain/person/person-form";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useSectors } from "../../../data/hooks/use-names";
import { isLanguage, languageNames } from "../../../lib/i18n/languages";
import { useFormat } from "../../../lib/use-format";
import { ComingName } from "../../../ui/display/coming-name";
import type { Fact } from "../../../ui/display/fact-list";
import { FactList } from "../../../ui/display/fact-list";
import { MarkedName } from "../../../ui/display/marked-name";
import { TextLink } from "../../../ui/display/text-link";
import type { Person } from "./use-person";

/** What is known of somebody's account. */
export function PersonFacts({ person }: { person: Person }) {
  const rights = useRightFacts(person);
  const own = useAccountFacts(person);
  return <FactList facts={[...rights, ...own]} />;
}

function useRightFacts({ card, access }: Person): Fact[] {
  const { t } = useTranslation();
  if (access === null) return [];
  const rank = rankOf(access.rank ?? card.suricateRank);
  const sectors = sectorRoles.flatMap((role) => {
    const ids = access.sectorRoles[role];
    return ids.length === 0
      ? []
      : {
          label: t(`users.options.role.${role}`),
          value: <SectorLinks ids={ids} zooId={card.zooId} />,
        };
  });
  return [
    {
      label: t("users.fields.userRight"),
      value: t(`users.options.right.${rightOf(access)}`),
    },
    {
      label: t("users.fields.suricateRank"),
      value: rank === null ? <NotSet /> : t(`users.options.rank.${rank}`),
    },
    ...(sectors.length > 0
      ? sectors
      : [
          {
            label: t("users.fields.sectors"),
            value: (
              <Text inherit c="dimmed">
                {t("users.states.noSectors")}
              </Text>
            ),
          },
        ]),
    ...(access.staff
      ? [
          {
            label: t("users.fields.suricateStaff"),
            value: t("users.states.yes"),
          },
        ]
      : []),
  ];
}

function useAccountFacts({ account }: Person): Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  if (account === null) return [];
  const { userMail, language, betaTester, passwordChangedAt } = account;
  const when =
    passwordChangedAt === null
      ? null
      : format.moment(new Date(passwordChangedAt), now);
  return [
    {
      label: t("users.fields.userMail"),
      value: userMail === "" ? <NotSet /> : userMail,
    },
    {
      label: t("common.fields.language"),
      value: isLanguage(language) ? languageNames[language] : language,
    },
    {
      label: t("users.fields.betaTester"),
      value: t(betaTester ? "users.states.authorised" : "users.states.refused"),
    },
    {
      label: t("users.fields.passwordChangedAt"),
      value:
        when === null
          ? t("users.states.never")
          : account.passwordChangedByAdmin
            ? t("users.states.byAdmin", { when })
            : when,
    },
  ];
}

function NotSet() {
  const { t } = useTranslation();
  return (
    <Text inherit c="dimmed">
      {t("common.states.notSet")}
    </Text>
  );
}

/** Sectors by name, each leading to its page where it lies in the establishment one works in. */
function SectorLinks({
  ids,
  zooId,
}: {
  ids: readonly string[];
  zooId: string;
}) {
  const sectors = useSectors(zooId);
  const here = useReadySession().zooId === zooId;
  return (
    <Group gap="xs" component="span">
      {ids.map((id) => {
        const sector = sectors.of(id);
        const name =
          sector === undefined ? (
            <ComingName />
          ) : (
            <MarkedName color={sector.sectorColor} name={sector.sectorName} />
          );
        return here ? (
          <TextLink key={id} to={href("sector", { sectorId: id })}>
            {name}
          </TextLink>
        ) : (
          <span key={id}>{name}</span>
        );
      })}
    </Group>
  );
}
