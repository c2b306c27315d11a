"use client";

// The kit draws this link wherever a component leads to a page of the site.
export { default as NextLink } from "next/link";
