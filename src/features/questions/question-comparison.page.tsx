import { ComparisonPage } from "./compare/comparison-page";

/** The two questions, or states of one, that the address names. */
export const Component = () => <ComparisonPage />;
