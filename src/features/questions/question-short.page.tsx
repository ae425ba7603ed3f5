import { ShortPage } from "./short/short-page";

/** What tables and charts call questions. */
export const Component = () => <ShortPage />;
