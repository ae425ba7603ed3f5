import { collect } from "../collect";

export const bundle = collect(
  import.meta.glob("/locales/en/*.json", { eager: true, import: "default" }),
);
