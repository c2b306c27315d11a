import { createApp } from "vue";
import Payment from "./Payment.vue";

createApp(Payment).mount(document.body);
