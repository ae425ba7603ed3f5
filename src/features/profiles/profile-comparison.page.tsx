import { ComparisonPage } from "./compare/comparison-page";

/** What the address names of two profiles and an animal. */
export const Component = () => <ComparisonPage />;
