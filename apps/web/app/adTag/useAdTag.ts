import { useRouteLoaderData } from "react-router";
import type { AdTag } from "./gtag.ts";

/** The brokerage's ad tag, from the root of the page. */
export function useAdTag(): AdTag {
  return useRouteLoaderData<{ adTag: AdTag }>("root")?.adTag ?? {};
}
