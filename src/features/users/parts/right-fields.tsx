import type { SuricateRank, UserRight } from "@domain/person/rights";
import { rightsGivenBy, suricateRanks } from "@domain/person/rights";
import { Radio, Select, Stack, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";

interface RightFieldProps {
  id: string;
  value: UserRight;
  onChange: (right: UserRight) => void;
}

/** What a right is called, and what it gives. */
function useRightWords() {
  const { t } = useTranslation();
  return {
    name: (right: UserRight) => t(`users.options.right.${right}`),
    help: (right: UserRight) => t(`users.help.right.${right}`),
  };
}

/** The rights this person may give, and the one that is held. */
function useRights(held: UserRight): readonly UserRight[] {
  const given = rightsGivenBy(useReadySession());
  return given.includes(held) ? given : [held, ...given];
}

/** What somebody may do everywhere in the establishment, in little room. */
export function RightField({ id, value, onChange }: RightFieldProps) {
  const { t } = useTranslation();
  const rights = useRights(value);
  const words = useRightWords();
  return (
    <Select
      id={id}
      label={t("users.fields.userRight")}
      description={words.help(value)}
      allowDeselect={false}
      value={value}
      onChange={(chosen) =>
        onChange(rights.find((one) => one === chosen) ?? value)
      }
      data={rights.map((right) => ({ value: right, label: words.name(right) }))}
    />
  );
}

/** The same with every right in sight, under a title that asks for it. */
export function RightChoice({ id, value, onChange }: RightFieldProps) {
  const { t } = useTranslation();
  const rights = useRights(value);
  const words = useRightWords();
  return (
    <Radio.Group
      id={id}
      label={<VisuallyHidden>{t("users.fields.userRight")}</VisuallyHidden>}
      value={value}
      onChange={(chosen) =>
        onChange(rights.find((one) => one === chosen) ?? value)
      }
    >
      <Stack gap="sm" mt="xs">
        {rights.map((right) => (
          <Radio
            key={right}
            value={right}
            label={words.name(right)}
            description={words.help(right)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface RankFieldProps {
  id: string;
  value: SuricateRank | null;
  onChange: (rank: SuricateRank | null) => void;
}

/** What somebody is in the establishment. */
export function RankField({ id, value, onChange }: RankFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      id={id}
      label={t("users.fields.suricateRank")}
      description={t("users.help.rank")}
      placeholder={t("common.states.notSet")}
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      value={value}
      onChange={(chosen) =>
        onChange(suricateRanks.find((rank) => rank === chosen) ?? null)
      }
      data={suricateRanks.map((rank) => ({
        value: rank,
        label: t(`users.options.rank.${rank}`),
      }))}
    />
  );
}
