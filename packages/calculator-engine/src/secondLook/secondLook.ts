/** Whether a headline survives a fuller comparison, with what was found. */
export interface SecondLook<Figures> {
  /** The advice of the estimate that was looked at again. */
  readonly advice: string;
  readonly holds: boolean;
  readonly figures: Figures;
  readonly sentence: string;
}
