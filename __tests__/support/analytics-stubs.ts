/** Scripts that stand in for those of services, and send to the same hosts. */

/** Google's: answers the commands in its queue, and sets the cookie. */
const GTAG = `
document.cookie = "_ga=GA1.1.1; path=/; domain=" + location.hostname;
const send = (name, details = {}) => fetch("https://region1.google-analytics.com/g/collect?en=" + name, {
  method: "POST", mode: "no-cors", keepalive: true, body: JSON.stringify(details) });
const run = (command) => {
  if (command[0] === "config") send("page_view", command[2]);
  if (command[0] === "event") send(command[1], command[2]);
};
dataLayer.forEach(run);
dataLayer.push = (command) => run(command);`;

/** A container with a tag of another host, one of custom code, and one that sends events. */
const GTM = `
document.head.append(Object.assign(document.createElement("script"), { src: "https://tags.example/tag.js" }));
document.head.append(Object.assign(document.createElement("script"), { src: "https://unnamed.example/tag.js" }));
document.head.append(Object.assign(document.createElement("script"), { textContent: "window.ranCustomCode = true" }));
const send = ({ event }) => fetch("https://www.google-analytics.com/g/collect?en=" + event, { mode: "no-cors" });
dataLayer.forEach(send);
dataLayer.push = send;`;

/** Sets cookies of the host and of the whole domain, of which one is not its own. */
const TAG = `
window.ranTag = true;
for (const name of ["_fbp", "_gcl_au"]) document.cookie = name + "=1; path=/; domain=kante-korn.example";
for (const name of ["_pin", "own"]) document.cookie = name + "=1; path=/";`;

/** By path. */
export const GOOGLE_STUBS = { "/gtag/js": GTAG, "/gtm.js": GTM, "/tag.js": TAG };
