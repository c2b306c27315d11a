export default function Stub() {
  return <h1>faqs</h1>;
}
