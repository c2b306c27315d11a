import type { PostSource } from "@mortgage-kit/content";
import { mortgageForACamp } from "./mortgageForACamp.ts";
import { shiftWorkIncome } from "./shiftWorkIncome.ts";

export const postCategories = ["Places", "Paperwork"];

export const posts: PostSource[] = [mortgageForACamp, shiftWorkIncome];
