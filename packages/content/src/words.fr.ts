import { callBack } from "./words/callBack.fr.ts";
import type { Words } from "./words.en.ts";

/** Texts in French that visitors and recipients read, the same for every brokerage. */
export const words: Words = {
  callBack,
  errorPage: {
    title: "Un problème est survenu de notre côté",
    text: "Cette page n’a pas pu s’afficher. Rien de ce que vous avez saisi n’a été envoyé. Rechargez-la, ou revenez à l’accueil pour trouver notre numéro de téléphone et notre adresse courriel.",
    home: "Retour à l’accueil",
  },
};
