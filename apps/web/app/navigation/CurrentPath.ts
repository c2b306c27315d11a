import { createContext, use } from "react";

const Path = createContext("/");

/** Provides the path of the current page; live parts in the browser have no router to ask. */
export const CurrentPathProvider = Path.Provider;

export const useCurrentPath = () => use(Path);
