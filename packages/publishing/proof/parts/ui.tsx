import { Button } from "@mortgage-kit/ui";
import "@mortgage-kit/ui/base.css";
import "@mortgage-kit/ui/Button.css";

export const CallUs = () => <Button>Call us</Button>;
