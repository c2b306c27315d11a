/** What a picture of a result is drawn from, and what it says. */
export interface PictureProps<Inputs, Result, Words> {
  readonly inputs: Inputs;
  readonly result: Result;
  readonly words: Words;
}
