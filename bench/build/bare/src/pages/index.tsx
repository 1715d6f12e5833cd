import type { PageProps } from "gatsby";
import { Frame } from "../frame";

const HomePage = ({ path }: PageProps) => (
  <Frame title="Marketing" path={path}>
    <h1>Marketing in every state</h1>
  </Frame>
);

export default HomePage;
