import { frame } from "./frame.js";

export const data = { permalink: "/index.html" };

export const render = () => frame("Marketing", "/", "<h1>Marketing in every state</h1>");
