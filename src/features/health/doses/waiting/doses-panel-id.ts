/** Where today's doses stand on the dashboard. */
export const dosesPanelId = "doses-today";
