import { bankRates as answerSchema, type BankRates } from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { fetchBankRates } from "../bankRates/fetchBankRates.ts";
import { cachedSource } from "../feed/cachedSource.ts";

const nothing: BankRates = { success: false, rates: {} };

const schema = {
  operationId: "getBankRates",
  tags: ["Rates"],
  summary: "The Bank of Canada's policy rate and posted five-year rate, with their dates",
  description: "A cached copy; a stale one is served if the source fails.",
  response: {
    200: answerSchema.describe("The rates, or success: false if no source is configured"),
    502: answerSchema.describe(
      "success: false, because the source failed and there is no cached copy",
    ),
  },
};

/**
 * Adds the route of the central bank's rates.
 *
 * @param source Address of the Bank of Canada's Valet interface; without one the answer is always
 * empty.
 */
export function bankRates(
  app: FastifyInstance,
  source: string | undefined,
  clock: () => Date,
): void {
  const load = async (url: string, signal: AbortSignal): Promise<BankRates> => ({
    success: true,
    rates: await fetchBankRates(url, signal),
  });
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      "/api/bank-rates",
      { schema },
      cachedSource(app, { name: "The central bank's data", source, load, nothing, clock }),
    );
}
