/** The stories whose looks are compared: one or two for each thing that would be sad to break. */
export const keyStories = [
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
] as const;
