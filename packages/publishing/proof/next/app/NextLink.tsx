"use client";

// The kit renders this link wherever a component links to a page of the site.
export { default as NextLink } from "next/link";
