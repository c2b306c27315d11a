import type { Service, ServicePage } from "@mortgage-kit/content";
import { buyingAHome } from "./buyingAHome.ts";
import { campsAndWaterfront } from "./campsAndWaterfront.ts";
import { renewals } from "./renewals.ts";
import { secondLooks } from "./secondLooks.ts";

export const services: Service[] = [buyingAHome, campsAndWaterfront, renewals, secondLooks];

/** Texts of every service page. */
export const servicePage: ServicePage = { applyButton: "Start Online", contactButton: "Reach Us" };
