export { ShortPage as Component } from "./short/short-page";
