/** How large what opens below the bell may be, and its list of tasks, in pixels. */
export const bellSize = { width: 420, height: 600, list: 400 } as const;
