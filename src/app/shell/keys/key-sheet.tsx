import { Kbd, Table, Title } from "@mantine/core";
import { modals } from "@mantine/modals";
import i18next from "i18next";
import { useTranslation } from "react-i18next";

/** What each of the keys does, in the words of the language; those beside each other by a space. */
function useKeys() {
  const { t } = useTranslation();
  return [
    [`/`, t("keys.actions.search")],
    [`${t("keys.names.control")}+K`, t("keys.actions.search")],
    ["C", t("keys.actions.create")],
    ["↑ ↓", t("keys.actions.move")],
    [`${t("keys.names.home")} ${t("keys.names.end")}`, t("keys.actions.ends")],
    [t("keys.names.enter"), t("keys.actions.open")],
    [
      `${t("keys.names.control")}+${t("keys.names.enter")}`,
      t("keys.actions.save"),
    ],
    [t("keys.names.escape"), t("keys.actions.close")],
    ["?", t("keys.title")],
  ] as const;
}

function useQuestionnaireKeys() {
  const { t } = useTranslation();
  return [
    ["1–9", t("keys.inQuestionnaire.choose")],
    ["0", t("keys.inQuestionnaire.notApplicable")],
    [t("keys.names.enter"), t("keys.inQuestionnaire.next")],
  ] as const;
}

function KeySheet() {
  const { t } = useTranslation();
  const everywhere = useKeys();
  const inQuestionnaire = useQuestionnaireKeys();
  return (
    <>
      <Keys keys={everywhere} />
      <Title order={3} size="h5" mt="md" mb={4}>
        {t("keys.inQuestionnaire.title")}
      </Title>
      <Keys keys={inQuestionnaire} />
    </>
  );
}

function Keys({ keys: all }: { keys: readonly (readonly [string, string])[] }) {
  return (
    <Table>
      <Table.Tbody>
        {all.map(([keys, does]) => (
          <Table.Tr key={keys}>
            <Table.Th scope="row" fw={400}>
              {does}
            </Table.Th>
            <Table.Td ta="right" style={{ whiteSpace: "nowrap" }}>
              {keys.split(" ").map((key) => (
                <Kbd key={key} ml={4}>
                  {key}
                </Kbd>
              ))}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Shows which keys there are. */
export function openKeySheet(): void {
  modals.open({
    title: i18next.t("keys.title"),
    closeButtonProps: { "aria-label": i18next.t("common.actions.close") },
    // The page has one banner; the dialog's head is no second one.
    attributes: { header: { role: "presentation" } },
    children: <KeySheet />,
  });
}
