export interface KeyStory {
  readonly story: string;
  /** Toolbar switches that are not as they are at first, as in the address: `theme:harvest`. */
  readonly globals?: string;
}

const asUsual = [
  "actions-button--on-deep",
  "art-contourart--lake",
  "art-contourart--behind-a-hero",
  "art-avatar--team",
  "charts-linechart--closed",
  "charts-stackedarea--four",
  "charts-barbreakdown--closed",
  "charts-waterfall--closed",
  "data-datatable--ugly",
  "data-keyfigures--in-a-card",
  "data-numberedlist--on-land",
  "data-statband--on-deep",
  "data-videocard--leading",
  "forms-numberfield--ugly",
  "layout-section--in-forced-colours",
  "layout-section--on-paper",
];

/** Stories of the visual regression test: one or two for each important component. */
export const keyStories: readonly KeyStory[] = [
  ...asUsual.map((story) => ({ story })),
  { story: "layout-section--land", globals: "theme:harvest" },
  { story: "data-keyfigures--result", globals: "theme:harvest" },
];
