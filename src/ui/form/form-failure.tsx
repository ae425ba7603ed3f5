import { useTranslation } from "react-i18next";
import { ErrorState } from "../state/error-state";

interface FormFailureProps {
  failure: unknown;
  /** What could not be done; the recording where nobody says. */
  title?: string;
  onRetry: () => void;
}

/** Why the form could not be saved; what was typed is still there. */
export function FormFailure({ failure, title, onRetry }: FormFailureProps) {
  const { t } = useTranslation();
  return failure === null ? null : (
    <ErrorState
      error={failure}
      title={title ?? t("errors.messages.recording")}
      onRetry={onRetry}
    />
  );
}
