import type { Session } from "@domain/access/session";
import type { Collect } from "@domain/task/collect/collect";
import type { Task } from "@domain/task/task";
import i18next from "i18next";
import type { ReactNode } from "react";
import { createElement } from "react";
import { SessionProvider } from "../../../data/hooks/ready-session";
import type { Doubt } from "../../../ui/feedback/ask-words";
import { ErrorBoundary } from "../../../ui/state/error-boundary";
import type { GivenValue, OfClosing } from "../../slot-table";
import type { SlotPart } from "../../slots";
import { PartsProvider, Slot } from "../../slots";

/** Who closes a task, and the parts with which the value it asks for is given. */
export interface Closing {
  session: Session;
  parts: readonly SlotPart[];
  /** Leads to another page: the question stands outside of this one. */
  go: (to: string) => void;
}

/** The value that a task asks for, while the question about its closing is open. */
interface HeldValue {
  lead: ReactNode;
  /** Whether it may be closed: false where what was typed is no value, a doubt where there is none. */
  before: () => boolean | Doubt;
  /** Keeps what was given, of the instant of the closing. */
  give: (at: Date) => void;
}

interface QuestionValueProps extends Closing {
  collect: Collect;
  onReader: OfClosing["onReader"];
}

/** The field of the value in a question, which stands outside of the page. */
const QuestionValue = ({ session, parts, ...props }: QuestionValueProps) => (
  <SessionProvider session={session}>
    <PartsProvider value={parts}>
      <ErrorBoundary>
        <Slot name="tasks.closing" props={props} />
      </ErrorBoundary>
    </PartsProvider>
  </SessionProvider>
);

const withoutIt = (title: string): Doubt => ({
  body: i18next.t("tasks.messages.closeWithout", { title }),
  confirm: i18next.t("tasks.actions.closeWithout"),
});

const nothing: GivenValue = { doubt: null, give: null };

/** Room for the value that a task asks for; null where it asks for none. */
export function holdValue(
  { collect, title }: Pick<Task, "collect" | "title">,
  closing: Closing | null,
): HeldValue | null {
  if (collect === null) return null;
  // Until its field is there nothing can be given.
  let read: (() => GivenValue) | null = () => nothing;
  let give: ((at: Date) => void) | null = null;
  const onReader: QuestionValueProps["onReader"] = (next) => {
    read = next;
  };
  return {
    lead:
      closing === null
        ? null
        : createElement(QuestionValue, { ...closing, collect, onReader }),
    before: () => {
      give = null;
      if (read === null) return true;
      const given = read();
      if (given === "wrong") return false;
      give = given.give;
      return give === null ? withoutIt(title) : (given.doubt ?? true);
    },
    give: (at) => give?.(at),
  };
}
