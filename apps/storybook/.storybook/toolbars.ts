import type { Preview } from "@storybook/react-vite";

const offOn = (on: string) => [
  { value: "off", title: "As the system says" },
  { value: "on", title: on },
];

export const globalTypes: NonNullable<Preview["globalTypes"]> = {
  theme: {
    description: "Whose brand",
    toolbar: {
      icon: "paintbrush",
      dynamicTitle: true,
      items: [
        { value: "simcoe", title: "Simcoe" },
        { value: "harvest", title: "Harvest" },
      ],
    },
  },
  textSize: {
    description: "The visitor's text size",
    toolbar: {
      icon: "grow",
      dynamicTitle: true,
      items: [
        { value: "100", title: "Text 100 %" },
        { value: "200", title: "Text 200 %" },
      ],
    },
  },
  reducedMotion: {
    description: "Reduced motion",
    toolbar: { title: "Motion", icon: "lightning", items: offOn("Reduced motion") },
  },
  forcedColors: {
    description: "Forced colours",
    toolbar: { title: "Colours", icon: "contrast", items: offOn("Forced, a dark palette") },
  },
  print: {
    description: "Print rules",
    toolbar: { title: "Print", icon: "document", items: offOn("As printed on Letter") },
  },
};
