import fc from "fast-check";

/**
 * Every run checks the same cases, so that only a change of the code makes a test fail. With
 * `PROPERTY_RUNS`, each property without a number of its own checks this many new random cases.
 */
const { PROPERTY_RUNS } = process.env;
fc.configureGlobal(PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : { seed: 1 });
