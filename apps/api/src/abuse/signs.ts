import { applicationSigns } from "@simcoe/contracts";
import type { FastifyRequest } from "fastify";
import { isFormPost } from "../plugins/answerFormat.ts";
import { secondsSinceOpened } from "./openedCookie.ts";

/** What a submission says of how the form was filled. */
export type Signs = {
  isTrapFilled: boolean;
  /** From the opening of the page, where the page could tell. */
  seconds: number | undefined;
};

function formSigns(request: FastifyRequest, now: Date): Signs {
  const { [applicationSigns.trapField]: trap = "", ...fields } = Object(request.body);
  // Taken out, so that what is checked, stored and shown again is the application alone.
  request.body = fields;
  const isTrapFilled = [trap].flat().some((value) => value !== "");
  return { isTrapFilled, seconds: secondsSinceOpened(request.headers.cookie, now) };
}

function headerSigns({ headers }: FastifyRequest): Signs {
  const seconds = headers[applicationSigns.secondsHeader];
  const isNumber = typeof seconds === "string" && /^\d{1,9}(\.\d{1,6})?$/.test(seconds);
  return {
    isTrapFilled: headers[applicationSigns.trapHeader] !== undefined,
    seconds: isNumber ? Number(seconds) : undefined,
  };
}

/** Reads the signs of a parsed request, and leaves the body without them. */
export function takeSigns(request: FastifyRequest, now: Date): Signs {
  const isForm = isFormPost(request) && typeof request.body === "object" && request.body !== null;
  return isForm ? formSigns(request, now) : headerSigns(request);
}
