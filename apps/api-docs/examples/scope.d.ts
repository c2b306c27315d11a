// Names that the examples of doc comments use besides the packages' exports.
declare module "*.css";
type ExampleScope =
  typeof import("@mortgage-kit/calculators/testing/exampleScope.ts")["exampleScope"];
declare const renderToStaticMarkup: ExampleScope["renderToStaticMarkup"];
declare const rentalYield: ExampleScope["rentalYield"];
declare const words: ExampleScope["words"];
