export default function Bare() {
  return null;
}
