import { bezel } from "./bezel.ts";

/** Looks of a person, from which a portrait is drawn. */
export interface PortraitDescription {
  readonly face: "round" | "oval" | "long";
  readonly skin: keyof typeof skins;
  readonly hair: { readonly style: keyof typeof hairStyles; readonly colour: keyof typeof hairs };
  readonly glasses?: boolean | undefined;
  readonly beard?: "full" | "short" | undefined;
  readonly clothes: { readonly cut: keyof typeof cuts; readonly colour: keyof typeof cloths };
}

const ink = "#17262f";
const skins = {
  fair: "#f0d5b8",
  light: "#e3bd97",
  tan: "#c9966b",
  brown: "#9c6a45",
  deep: "#6f4932",
} as const;
const hairs = {
  black: "#22252b",
  brown: "#57392a",
  auburn: "#8d4d2c",
  fair: "#cba15c",
  grey: "#97a1a8",
} as const;
const cloths = {
  navy: "#1a3f58",
  blue: "#2a7396",
  ochre: "#b98a2e",
  green: "#3f6b56",
  grey: "#64757f",
  cream: "#efe2c0",
} as const;
const faces = {
  round: { x: 20, y: 22 },
  oval: { x: 18.5, y: 23.5 },
  long: { x: 17.5, y: 25.5 },
} as const;

const smooth = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;

interface Hair {
  /** Drawn behind and in front of the face. */
  back?: string;
  front: string;
  /** Strands, engraved over both. */
  strands: string;
}

// The face lies around 60, 52 in a disc of radius 58 around 60, 60.
const hairStyles = {
  short: {
    front: "M40.5 51C38 30 47 24 60 24s22 6 19.5 27c-2-6-4-10-7-13-8 2-18 2-26 0-3 3-5 7-7 13z",
    strands: "M46 33c4-5 9-6 14-6M52 34c4-4 9-5 14-5M60 35c4-3 8-3 12-2",
  },
  parted: {
    front: "M40 52C36 32 46 21 62 22c13 1 21 10 18 29-2-7-4-11-8-14-9 0-18-2-24-6 0 7-5 12-8 21z",
    strands: "M50 30c6-4 14-5 20-2M54 33c7-3 13-3 19 0M45 38c1-4 3-7 5-9",
  },
  bob: {
    back: "M36 74c-5-10-4-28 1-38 5-10 13-14 23-14s18 4 23 14c5 10 6 28 1 38-7 3-14 3-18 1H54c-4 2-11 2-18-1z",
    front: "M40 54c-2-16 2-24 8-28 9 8 22 12 31 14 1 4 1 9 1 14 3-16 0-32-20-32S37 38 40 54z",
    strands:
      "M40 68c-3-8-2-20 1-28M44 71c-2-6-3-12-3-18M80 68c3-8 2-20-1-28M76 71c2-6 3-12 3-18M52 29c6 5 14 8 22 10M57 27c6 4 12 6 19 8",
  },
  long: {
    back: "M34 96c-4-14-4-42 2-58 4-11 13-16 24-16s20 5 24 16c6 16 6 44 2 58-9 3-15-2-18-10H52c-3 8-9 13-18 10z",
    front: "M40 56c-1-14 4-25 20-31 16 6 21 17 20 31 4-16 1-34-20-34S36 40 40 56z",
    strands:
      "M38 90c-2-14-2-34 2-48M43 92c-3-12-4-24-3-36M82 90c2-14 2-34-2-48M77 92c3-12 4-24 3-36M60 25v6",
  },
  bun: {
    back: "M49 17c0-7 5-11 11-11s11 4 11 11-5 10-11 10-11-3-11-10z",
    front: "M40 52c-3-20 6-29 20-29s23 9 20 29c-2-8-6-14-12-17-6-2-12-2-18 1-5 3-8 9-10 16z",
    strands: "M53 18c2-5 8-7 13-5M54 22c4-3 9-3 13-1M45 36c4-6 9-9 15-10M75 36c-4-6-9-9-15-10",
  },
  curls: {
    back: "M37 66c-7-2-8-10-4-14-5-5-2-12 3-13-2-8 5-13 11-11 3-7 13-8 17-3 6-4 14 0 14 7 7 0 10 8 6 13 6 4 4 12-1 14 2 6-3 10-9 8z",
    front:
      "M40 50c-1-6 0-11 3-14 3 2 6 1 8-2 4 3 8 3 11-1 4 3 8 3 11 1 4 3 6 9 6 16 4-9 3-20-5-25-8-5-22-6-29 0-7 5-9 15-5 25z",
    strands:
      "M36 46c3-3 6-2 6 1M40 33c4-3 7 0 5 4M52 28c4-2 7 1 5 4M66 28c4-1 6 3 3 5M78 36c3 1 3 5-1 6M82 50c2 2 0 5-3 5",
  },
  braid: {
    back: "M74 66c10 2 13 10 11 18 3 8 1 14-4 18l-8-3c4-5 4-9 2-14 3-6 2-12-3-16z",
    front: "M40 54c-4-21 5-32 20-32s24 11 20 32c-2-10-7-18-15-22-10 3-20 9-25 22z",
    strands:
      "M44 40c4-8 12-12 20-13M49 36c5-4 10-6 15-7M77 42c-3-7-7-11-13-14M74 74c4 0 8 3 10 6M76 84c3-1 7 1 9 3M75 94c3-1 6 0 8 2",
  },
  bald: { front: "M41 46c0 4-1 6 0 9M79 46c0 4 1 6 0 9", strands: "M50 32c6-4 14-4 20 0" },
} as const satisfies Record<string, Hair>;

const shoulders = "M16.2 98C24 88 42 86 49 81h22c7 5 25 7 32.8 17a58 58 0 0 1-87.6 0z";
const cuts = {
  blazer: {
    shape: "M49 82l11 22 11-22",
    lines: "M46 83l-7 9 9 4-5 6 17 14 17-14-5-6 9-4-7-9M60 112v6",
  },
  shirt: { shape: "", lines: "M48 82l4 12 8-7 8 7 4-12M60 90v27M60 100h.1M60 110h.1" },
  sweater: {
    shape: "",
    lines: "M47 83c4 8 22 8 26 0M45 85c5 10 25 10 30 0M30 96c2 5 3 9 3 14M90 96c-2 5-3 9-3 14",
  },
  turtleneck: { shape: "", lines: "M48 76c5 5 19 5 24 0M48 81c5 5 19 5 24 0M47 86c6 6 20 6 26 0" },
  scarf: {
    shape: "M44 80c6 8 26 8 32 0l3 9c-8 9-30 9-38 0z",
    lines: "M43 86c8 8 26 8 34 0M56 94l-4 22M64 94l3 23",
  },
} as const;

/**
 * Returns a person's portrait as the symbol `id` of an SVG file, in a disc whose ground takes the
 * `fill` and whose ring takes the `stroke` of the element that uses it.
 */
export function portraitSymbol(id: string, person: PortraitDescription): string {
  const { x, y } = faces[person.face];
  const hair: Hair = hairStyles[person.hair.style];
  const [skin, tint] = [skins[person.skin], hairs[person.hair.colour]];
  const strand = person.hair.colour === "black" ? "#5b626c" : ink;
  const isBald = person.hair.style === "bald";
  return [
    `<symbol id="${id}" viewBox="0 0 120 120"><circle cx="60" cy="60" r="59"/>`,
    `<g fill="none" stroke-opacity=".4" stroke-width=".7"><circle cx="60" cy="60" r="54"/><circle cx="60" cy="60" r="48"/><circle cx="60" cy="60" r="41"/></g>`,
    `<g stroke="none">`,
    hair.back ? `<path fill="${tint}" d="${hair.back}"/>` : "",
    clothed(person, skin),
    `<ellipse fill="${skin}" cx="${60 - x}" cy="54" rx="3.4" ry="5"/><ellipse fill="${skin}" cx="${60 + x}" cy="54" rx="3.4" ry="5"/>`,
    `<ellipse fill="${skin}" cx="60" cy="${28 + y}" rx="${x}" ry="${y}"/>`,
    bearded(person, tint),
    `</g><path ${isBald ? `${smooth} stroke="${tint}" stroke-width="2"` : `stroke="none" fill="${tint}"`} d="${hair.front}"/>`,
    `<path ${smooth} stroke="${strand}" stroke-opacity=".55" stroke-width=".8" d="${hair.strands}"/>`,
    features(person),
    `<circle cx="60" cy="60" r="58.5" fill="none" stroke-width="1.5"/></symbol>`,
  ].join("");
}

/** Returns the same disc with a person's initials, as path data, instead of a portrait. */
export function initialsSymbol(id: string, outlinedInitials: string): string {
  return [
    `<symbol id="${id}" viewBox="0 0 120 120"><circle cx="60" cy="60" r="59"/>`,
    `<path fill="none" d="${bezel(60, 60, 56)}"/><path stroke="none" fill="${ink}" d="${outlinedInitials}"/>`,
    `<circle cx="60" cy="60" r="58.5" fill="none" stroke-width="1.5"/></symbol>`,
  ].join("");
}

function clothed({ clothes, skin: tone }: PortraitDescription, skin: string): string {
  const cloth = cloths[clothes.colour];
  const { shape, lines } = cuts[clothes.cut];
  const isPale = clothes.colour === "cream";
  const under = clothes.cut === "blazer" ? cloths.cream : cloth;
  const shade = tone === "deep" || tone === "brown" ? ".35" : ".16";
  return (
    `<path fill="${cloth}" d="${shoulders}"/>` +
    (shape ? `<path fill="${under}" d="${shape}z"/>` : "") +
    `<path fill="${skin}" d="M51 66h18v15c-3 9-15 9-18 0z"/>` +
    `<path fill="${ink}" fill-opacity="${shade}" d="M51 72c5 6 13 6 18 0v5c-5 5-13 5-18 0z"/>` +
    (clothes.cut === "turtleneck"
      ? `<path fill="${cloth}" d="M48 75c5 5 19 5 24 0l2 14H46z"/>`
      : "") +
    (clothes.cut === "scarf" ? `<path fill="${cloths.cream}" d="${cuts.scarf.shape}"/>` : "") +
    `<path ${smooth} stroke="${isPale || clothes.cut === "scarf" ? ink : "#f6ecd2"}" stroke-opacity=".6" stroke-width="1" d="${lines}"/>`
  );
}

function bearded({ beard, face }: PortraitDescription, tint: string): string {
  if (!beard) return "";
  const { x, y } = faces[face];
  const chin = 28 + 2 * y + (beard === "full" ? 4 : 0);
  const opacity = beard === "full" ? "" : ` fill-opacity=".5"`;
  const deep = chin - 54;
  return `<path fill="${tint}"${opacity} fill-rule="evenodd" d="M${60 - x} 54c1 8 3 8 6 9 5-4 ${2 * x - 17}-4 ${2 * x - 12} 0 3-1 5-1 6-9 1 ${deep - 12}-${x / 2 - 2} ${deep}-${x} ${deep}s-${x + 1}-12-${x}-${deep}zM54 68c4 3 8 3 12 0-3-2-9-2-12 0z"/>`;
}

function features({ glasses, skin, beard }: PortraitDescription): string {
  const line = skin === "deep" ? "#2a1a12" : "#4a2f22";
  return (
    `<path ${smooth} stroke="${line}" stroke-width="1.5" d="M47.5 45.5q4-2.5 8-.5M64.5 45q4-2 8 .5"/>` +
    `<path ${smooth} stroke="${line}" stroke-width="1.1" d="M48.5 50.5q3-2.5 6.5 0M65 50.5q3.5-2.5 6.5 0M60.5 50l-1.5 8q1 1.5 3 1"/>` +
    `<path stroke="none" fill="${line}" d="M50.5 51a1.5 1.5 0 1 0 3 0zM67 51a1.5 1.5 0 1 0 3 0z"/>` +
    `<path ${smooth} stroke="${beard === "full" ? "#7c3f35" : "#9b4a40"}" stroke-width="1.6" d="M54.5 66.5q5.5 4 11 0"/>` +
    (glasses
      ? `<path ${smooth} stroke="${ink}" stroke-width="1.2" d="M45 51a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM62 51a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM58 50q2-1.5 4 0M45 50l-4-1M75 50l4-1"/>`
      : "")
  );
}
