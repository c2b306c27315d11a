export { FrenchKitWords } from "./FrenchKitWords.tsx";
export { kitWordsFr } from "./kitWords.fr.ts";
