export default function Stub() {
  return <h1>our-team</h1>;
}
