import { metadataOf } from "./states";

export const metadata = metadataOf("Marketing", "/");

export default function HomePage() {
  return <h1>Marketing in every state</h1>;
}
