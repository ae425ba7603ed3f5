import { collect } from "../collect";

export const bundle = collect(
  import.meta.glob("/locales/nl/*.json", { eager: true, import: "default" }),
);
