export default function Stub() {
  return <h1>lending-lounge-podcast</h1>;
}
