import { EmbedBuilder } from "../sections/EmbedBuilder/EmbedBuilder.tsx";
import { live } from "./live.tsx";

export const LiveEmbedBuilder = live("embed", EmbedBuilder);
