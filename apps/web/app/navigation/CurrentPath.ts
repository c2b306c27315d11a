import { createContext, use } from "react";

const Path = createContext("/");

/** Provides the path of the page that is drawn, which no router tells a live part in the browser. */
export const CurrentPathProvider = Path.Provider;

export const useCurrentPath = () => use(Path);
