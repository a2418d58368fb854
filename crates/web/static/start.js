import init, { start } from "/web.js";

init({ module_or_path: "/web_bg.wasm" }).then(() => {
  document.getElementById("loading")?.remove();
  start();
});
