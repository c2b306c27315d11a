/** Cases of a property that takes long: enough to find most errors at every run, and more before a release. */
export const manyRuns = { numRuns: process.env.RELEASE ? 500 : 150 };
