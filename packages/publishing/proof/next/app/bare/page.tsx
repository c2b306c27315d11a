/** A page without a calculator, which requests what the framework needs for any page. */
export default function Bare() {
  return null;
}
