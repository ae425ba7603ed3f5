/** What a style sheet says of the paper sheets are printed on; labels have other margins, so it stands while there are sheets alone. */
export const pageSize = "@page { size: A4; margin: 12mm }";
