import type { Look } from "@mortgage-kit/content";
import { darkPalette } from "./darkPalette.ts";
import { fonts } from "./fonts.ts";
import { palette } from "./palette.ts";

export const look: Look = {
  palette,
  dark: darkPalette,
  fonts,
  radius: { small: 4, large: 6 },
  mark: { onWhite: "mark.svg", onDark: "markOnDark.svg" },
  shore: "shore.svg",
  maps: {
    home: {
      file: "maps/home.svg",
      width: 640,
      height: 560,
      alt: {
        en: "Map of Lake Simcoe, with Orillia, Barrie, Innisfil, Keswick and Beaverton",
        fr: "Carte du lac Simcoe, avec Orillia, Barrie, Innisfil, Keswick et Beaverton",
      },
    },
    "our-team": {
      file: "maps/our-team.svg",
      width: 640,
      height: 560,
      alt: { en: "Map from Georgian Bay to Lake Simcoe, with the towns where we work" },
      people: {
        "nora-whitfield": { x: 71.7, y: 40.5, side: "right" },
        "colette-bouchard": { x: 34, y: 20.9, side: "left" },
        "daniel-okafor": { x: 52.3, y: 67.2, side: "left" },
        "priya-raman": { x: 59.9, y: 78.1, side: "right" },
        "marcus-tran": { x: 37.8, y: 23.7, side: "right" },
        "hannah-lindqvist": { x: 13.2, y: 53.9, side: "right" },
      },
    },
    contact: {
      file: "maps/contact.svg",
      width: 640,
      height: 560,
      alt: {
        en: "Map of Orillia, between Lake Couchiching and Lake Simcoe",
        fr: "Carte d’Orillia, entre le lac Couchiching et le lac Simcoe",
      },
    },
  },
};
