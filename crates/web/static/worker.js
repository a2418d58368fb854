// The worker runs the same program as the page; what arrives before it is ready waits.
import init, { start_worker } from "./web.js";

const waiting = [];
onmessage = (event) => waiting.push(event);
init({ module_or_path: new URL("web_bg.wasm", import.meta.url) })
  .then(() => start_worker())
  .then(() => waiting.forEach((event) => onmessage(event)))
  .catch(() => postMessage('"not-started"'));
