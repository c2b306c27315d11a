import fc from "fast-check";

/**
 * Every run checks the same cases, so that a test fails for the change that broke it.
 * `PROPERTY_RUNS` sets the number of new random cases of each property that names none.
 */
const { PROPERTY_RUNS } = process.env;
fc.configureGlobal(PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : { seed: 1 });
