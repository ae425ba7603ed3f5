import { OfQuestion } from "./parts/of-question";
import { TimeMachine } from "./time/time-machine";

/** The states of the question that the address names. */
export const Component = () => (
  <OfQuestion>{(row) => <TimeMachine row={row} />}</OfQuestion>
);
