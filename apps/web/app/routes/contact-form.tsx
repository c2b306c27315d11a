export default function Stub() {
  return <h1>contact-form</h1>;
}
