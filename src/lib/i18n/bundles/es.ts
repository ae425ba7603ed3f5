import { collect } from "../collect";

export const bundle = collect(
  import.meta.glob("/locales/es/*.json", { eager: true, import: "default" }),
);
