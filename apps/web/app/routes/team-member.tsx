export default function Stub() {
  return <h1>team-member</h1>;
}
