import { collect } from "../collect";

export const bundle = collect(
  import.meta.glob("/locales/it/*.json", { eager: true, import: "default" }),
);
