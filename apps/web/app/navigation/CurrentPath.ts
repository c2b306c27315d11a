import { createContext, use } from "react";
import type { LocalPaths } from "./localPath.ts";

const Path = createContext("/");

/** Provides the path of the current page, because live parts in the browser have no router. */
export const CurrentPathProvider = Path.Provider;

export const useCurrentPath = () => use(Path);

/** Paths that links follow. A live part has none, because its data has the paths of its language. */
const Paths = createContext<LocalPaths>({ base: "", paths: [] });

export const LocalPathsProvider = Paths.Provider;

export const useLocalPaths = () => use(Paths);
