import type { ListedVersion } from "@domain/versions/version-list";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { Select } from "../../../../ui/form/fields/choosers";
import type { Followed, Published } from "../../parts/use-published";
import type { CampaignFieldsProps } from "../fields-props";

/** What is followed, and in which version. */
interface Chosen {
  id: string | null;
  version: number | null;
}

interface FollowedFieldsProps<C extends Followed> extends CampaignFieldsProps {
  fields: {
    id: "surveyId" | "obsId" | "contextId";
    version: "surveyVersion" | "obsVersion" | "contextVersion";
  };
  label: string;
  description: string;
  versionLabel: string;
  nothingFound: string;
  published: Published<C>;
  /** By which the choice is parted. */
  groups: readonly {
    group: string;
    items: readonly Published<C>["rows"][number][];
  }[];
  /** It may be left out. */
  optional?: boolean;
  disabled?: boolean;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

const publishedNumbers = (versions: readonly ListedVersion[]): number[] =>
  versions.flatMap(({ status }, place) =>
    status === "published" ? [place + 1] : [],
  );

/** Something that has versions, of which the latest is chosen first, and which of those that are published. */
export function FollowedFields<C extends Followed>({
  form,
  fields,
  label,
  description,
  versionLabel,
  nothingFound,
  published,
  groups,
  optional = false,
  disabled = false,
  chosen: { id, version },
  onChange,
}: FollowedFieldsProps<C>) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const row = id === null ? undefined : published.of(id);
  const all = row === undefined ? [] : publishedNumbers(row.data.versions);
  const numbers =
    version === null || all.includes(version) ? all : [version, ...all];
  const data = groups
    .map(({ group, items }) => ({
      group,
      items: items
        .map((one) => ({ value: one.id, label: published.nameOf(one.id) }))
        .sort((a, b) => byName(a.label, b.label)),
    }))
    .filter(({ items }) => items.length > 0);
  const isLost =
    id !== null &&
    data.every(({ items }) => items.every(({ value }) => value !== id));
  return (
    <>
      <Select
        {...form.field(fields.id)}
        label={label}
        description={description}
        required={!optional}
        clearable={optional}
        {...(optional && {
          clearButtonProps: { "aria-label": t("common.actions.clear") },
        })}
        disabled={disabled}
        searchable
        data={
          isLost ? [...data, { value: id, label: published.nameOf(id) }] : data
        }
        value={id}
        onChange={(next) =>
          onChange({
            id: next,
            version:
              next === null
                ? null
                : (published.of(next)?.data.publishedVersion ?? null),
          })
        }
        nothingFoundMessage={nothingFound}
      />
      {numbers.length > 0 && (
        <ChoiceChips
          {...form.field(fields.version)}
          label={versionLabel}
          options={numbers.map((one) => ({
            value: String(one),
            label: t("campaigns.states.version", { version: one }),
          }))}
          value={version === null ? null : String(version)}
          onChange={(one) => onChange({ id, version: Number(one) })}
        />
      )}
    </>
  );
}
