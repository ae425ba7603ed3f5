import { ErrorState } from "../state/error-state";

interface FormFailureProps {
  failure: unknown;
  onRetry: () => void;
}

/** Why the form could not be saved; what was typed is still there. */
export function FormFailure({ failure, onRetry }: FormFailureProps) {
  return failure === null ? null : (
    <ErrorState error={failure} onRetry={onRetry} />
  );
}
