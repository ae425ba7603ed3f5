import { collect } from "../collect";

export const bundle = collect(
  import.meta.glob("/locales/pt/*.json", { eager: true, import: "default" }),
);
