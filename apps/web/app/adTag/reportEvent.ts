import type { AdTag } from "./gtag.ts";

/** Sends an analytics event if the page has the global analytics function. */
export function reportEvent(name: string, details: Record<string, string>): void {
  window.gtag?.("event", name, details);
}

/** Reports a visit to the contact page as a conversion, if the brokerage counts them. */
export function reportContactVisit(conversion: string | undefined): void {
  if (conversion) reportEvent("conversion", { send_to: conversion });
}

/** Tells the ad tag which page is now shown. */
export function reportPageView({ id }: AdTag, path: string): void {
  if (id) window.gtag?.("config", id, { page_path: path });
}
