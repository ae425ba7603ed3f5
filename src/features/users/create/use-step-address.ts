import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { withParams } from "../../../ui/list/search-params";

/**
 * The step is in the address, each an entry of the browser's history: its Back goes to the step before.
 * A form that is opened stands where its draft does. Returns how to go to another step.
 */
export function useStepAddress<S extends string>(
  steps: readonly S[],
  step: S,
  show: (step: S) => void,
): (next: S) => void {
  const [params, setParams] = useSearchParams();
  const asked = params.get("step");
  const seen = useRef<string | null>(undefined);
  const write = (next: S, replace: boolean) =>
    setParams(
      (now) => withParams(now, { step: next === steps[0] ? null : next }),
      { replace, preventScrollReset: true },
    );
  const follow = useEffectEvent(() => {
    if (seen.current === asked) return;
    const opens = seen.current === undefined;
    seen.current = asked;
    const wanted = steps.find((one) => one === asked) ?? steps[0];
    if (wanted === undefined || wanted === step) return;
    if (opens) write(step, true);
    else show(wanted);
  });
  useEffect(() => {
    follow();
  }, [asked]);
  return (next) => {
    if (next === step) return;
    show(next);
    write(next, false);
  };
}
