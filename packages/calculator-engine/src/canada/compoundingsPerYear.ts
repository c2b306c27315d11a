export const compoundingsPerYear = {
  annual: 1,
  "semi-annual": 2,
  quarterly: 4,
  monthly: 12,
} as const;

export type Compounding = keyof typeof compoundingsPerYear;
