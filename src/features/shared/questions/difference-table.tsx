import type { Difference } from "@domain/survey/compare/question";
import { Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../lib/i18n/languages";
import { withTexts } from "../../../lib/i18n/i18n";
import { useFormat } from "../../../lib/use-format";
import { useCriteria } from "../../../data/surveys/use-criteria";
import { SideTable } from "../../../ui/layout/side-table";
import { fetched } from "../../../ui/state/fetched";

const FetchedPicture = fetched(
  withTexts(["pictures"], () =>
    import("../../../ui/picture/taken/picture-view").then(
      ({ PictureView }) => PictureView,
    ),
  ),
);

/** What a value of a difference reads as: criteria by name, types by word. */
function useValueWord() {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useCriteria();
  return ({ field }: Difference, value: Difference["before"]): string => {
    if (value === null || value === "") return "—";
    if (typeof value === "boolean")
      return t(value ? "questions.states.yes" : "questions.states.no");
    if (typeof value === "number") return format.number(value);
    if (field === "criterion") return nameOf(value) ?? value;
    if (field === "questionType")
      return t(`questions.options.questionType.${value as "single"}`);
    if (field === "multipleScore")
      return t(`questions.options.multipleScore.${value as "mean"}`);
    return value;
  };
}

/** Everything that is not the same, field by field and language by language, side by side. */
export function DifferenceTable({
  differences,
  before,
  after,
}: {
  differences: readonly Difference[];
  /** What the two sides are called. */
  before: string;
  after: string;
}) {
  const { t } = useTranslation();
  const wordOf = useValueWord();
  const shownAs = (one: Difference, value: Difference["before"]) =>
    one.field === "helpPicture" && typeof value === "string" ? (
      <FetchedPicture path={value} name={t("questions.fields.helpPicture")} />
    ) : (
      wordOf(one, value)
    );
  if (differences.length === 0)
    return <Text c="dimmed">{t("questions.compare.same")}</Text>;
  return (
    <SideTable>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("questions.compare.field")}</Table.Th>
          <Table.Th>{before}</Table.Th>
          <Table.Th>{after}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {differences.map((one) => {
          const { field, option, language } = one;
          const lang = language ?? undefined;
          return (
            <Table.Tr key={`${field} ${option ?? ""} ${language ?? ""}`}>
              <Table.Th scope="row">
                {[
                  t(`questions.compare.fields.${field}`),
                  option,
                  language === null ? null : languageNames[language],
                ]
                  .filter((part) => part !== null)
                  .join(" · ")}
              </Table.Th>
              <Table.Td lang={lang} data-side={before}>
                {shownAs(one, one.before)}
              </Table.Td>
              <Table.Td lang={lang} data-side={after}>
                {shownAs(one, one.after)}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </SideTable>
  );
}
