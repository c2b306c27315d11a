import { createContext, use } from "react";

const Path = createContext("/");

/** Provides the path of the current page, because live parts in the browser have no router. */
export const CurrentPathProvider = Path.Provider;

export const useCurrentPath = () => use(Path);
