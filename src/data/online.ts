export declare function isOnline(): boolean;
export declare function watchOnline(listener: () => void): () => void;
