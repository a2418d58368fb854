// The worker runs the same program as the page; what arrives before it is ready waits.
import init, { start_worker } from "/web.js";

const waiting = [];
onmessage = (event) => waiting.push(event);
init({ module_or_path: "/web_bg.wasm" }).then(() => {
  start_worker();
  for (const event of waiting) onmessage(event);
});
