import { Button } from "@simcoe/ui";
import "@simcoe/ui/base.css";
import "@simcoe/ui/Button.css";

export const CallUs = () => <Button>Call us</Button>;
