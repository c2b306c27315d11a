/** What a picture of a result is drawn from. */
export interface PictureProps<Inputs, Result> {
  readonly inputs: Inputs;
  readonly result: Result;
}
