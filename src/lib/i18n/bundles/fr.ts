import { collect } from "../collect";

export const bundle = collect(
  import.meta.glob("/locales/fr/*.json", { eager: true, import: "default" }),
);
