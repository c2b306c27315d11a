import { index, route } from "@react-router/dev/routes";

export default [index("payment.tsx"), route("bare", "bare.tsx")];
