import { region } from "@domain/region";
import { openApp } from "./app";

/** Where what is no app of ours calls a function: on this machine's suite, else where they are deployed. */
export async function functionAddress(name: string): Promise<string> {
  const { app, local } = await openApp();
  const project = app.options.projectId ?? "";
  return local === null
    ? `https://${region}-${project}.cloudfunctions.net/${name}`
    : `http://${local.functions}/${project}/${region}/${name}`;
}
