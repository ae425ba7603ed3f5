import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { wrapped } from "../../../ui/theme/may-wrap";

interface ChoiceLineProps {
  /** Of the campaign or the questionnaire. */
  name: string;
  /** Where it is answered. */
  to: string;
  /** When and by whom it was last; null: it was not. */
  before: string | null;
  /** Where these answers are read; null: not by who looks. */
  answers?: string | null;
  /** Something is asked once more. */
  isWanted?: boolean;
}

/** One thing to be answered about an animal; where it was before, the answers come first unless it is asked once more. */
export function ChoiceLine(props: ChoiceLineProps) {
  const { name, to, before, answers = null, isWanted = false } = props;
  const { t } = useTranslation();
  if (before === null)
    return (
      <ButtonLink
        to={to}
        variant="default"
        h="auto"
        mih={52}
        py="xs"
        justify="flex-start"
        styles={wrapped}
      >
        {name}
      </ButtonLink>
    );
  const link = (action: string, address: string, isFirst: boolean) => (
    <ButtonLink
      key={address}
      to={address}
      mih={44}
      variant={isFirst ? "filled" : "default"}
      aria-label={t("common.messages.actionOn", { action, name })}
    >
      {action}
    </ButtonLink>
  );
  const again = link(t("assessment.actions.again"), to, isWanted);
  const see =
    answers !== null &&
    link(t("assessment.actions.seeAnswers"), answers, !isWanted);
  return (
    <Group component="section" aria-label={name} justify="space-between">
      <div style={{ flex: "1 1 14rem" }}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {before}
        </Text>
      </div>
      <Group gap="xs">{isWanted ? [again, see] : [see, again]}</Group>
    </Group>
  );
}
