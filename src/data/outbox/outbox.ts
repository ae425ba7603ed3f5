/** Sends a refused entry again, as it is. */
export declare function retry(entryId: string): Promise<void>;
export declare function drop(entryId: string): Promise<void>;
