export { ComparisonPage as Component } from "./compare/comparison-page";
