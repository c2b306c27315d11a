export default function Stub() {
  return <h1>careers</h1>;
}
