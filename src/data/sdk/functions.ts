import { region } from "@domain/region";
import {
  connectFunctionsEmulator,
  getFunctions,
  httpsCallable,
  type Functions,
} from "firebase/functions";
import { openApp } from "./app";
import { hostAndPort } from "./emulators";

async function open(): Promise<Functions> {
  const { app, local } = await openApp();
  const functions = getFunctions(app, region);
  if (
    import.meta.env.MODE === "localhost" ||
    import.meta.env.MODE === "development" ||
    import.meta.env.MODE === "test"
  ) {
    if (local !== null)
      connectFunctionsEmulator(functions, ...hostAndPort(local.functions));
  }
  return functions;
}

let opened: Promise<Functions> | null = null;

/** What the function answers, unchecked; throws what the SDK throws. */
export async function callFunction(
  name: string,
  input: unknown,
  timeout: number,
): Promise<unknown> {
  const functions = await (opened ??= open());
  const answer = await httpsCallable(functions, name, { timeout })(input);
  return answer.data;
}
