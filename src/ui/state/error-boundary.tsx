import type { ReactNode } from "react";
import { Component } from "react";
import { ErrorState } from "./error-state";

interface Props {
  children: ReactNode;
  /** A change of this value gives the content another chance. */
  resetKey?: string;
  /** Told once for each failure; never with values of records. */
  onError?: (error: unknown) => void;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** Keeps a failure inside its panel or page, with a retry. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey)
      this.reset();
  }

  private reset = () => this.setState({ error: null, failed: false });

  override render() {
    return this.state.failed ? (
      <ErrorState error={this.state.error} onRetry={this.reset} />
    ) : (
      this.props.children
    );
  }
}
