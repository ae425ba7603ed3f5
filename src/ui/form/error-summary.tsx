import { Alert, Anchor, List } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

export interface FieldProblem {
  /** The id of the field's input, to jump to. */
  fieldId: string;
  label: string;
  message: string;
  /** Where the field is not on the screen: the way to it. */
  onLead?: () => void;
}

export interface Findings {
  problems: readonly FieldProblem[];
  /** How often the form was sent in vain. */
  tries: number;
}

interface ErrorSummaryProps extends Findings {
  /** What the whole of it means, where a form says more than how many they are. */
  title?: string;
}

/**
 * Lists what is wrong with a form, each entry leading to its field; takes the focus once each time the form is sent in
 * vain, and never from what is being typed.
 */
export function ErrorSummary({ problems, tries, title }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(0);
  const shown = problems.length > 0;
  useEffect(() => {
    if (told.current === tries) return;
    told.current = tries;
    if (shown) box.current?.focus();
  }, [shown, tries]);
  if (!shown) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={
        title ?? t("common.messages.formProblems", { count: problems.length })
      }
    >
      <List size="sm" spacing={6}>
        {problems.map(({ fieldId, label, message, onLead }) => (
          <List.Item key={fieldId}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="start"
              // Its first line stands beside the point, not its last.
              style={{ verticalAlign: "top" }}
              onClick={
                onLead ?? (() => document.getElementById(fieldId)?.focus())
              }
            >
              {t("common.messages.fieldProblem", { field: label, message })}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
