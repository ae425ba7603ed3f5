import type {
  CallableInput,
  CallableName,
  CallableOutput,
} from "@domain/callables";

/** Calls a function of the table; rejects AppError. */
export declare function call<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>>;
