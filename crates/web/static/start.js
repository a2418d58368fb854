// Starts the page. What it needs lies beside this file, in the folder of its version.
import { keepForLater } from "./offline.js";

const folder = new URL(".", import.meta.url);

async function begin() {
  const { default: init, start } = await import("./web.js");
  await init({ module_or_path: new URL("web_bg.wasm", folder) });
  await start(folder.pathname);
}

begin().then(keepForLater, (problem) => {
  console.error(problem);
  document.body.append(document.getElementById("failed").content.cloneNode(true));
}).finally(() => document.getElementById("loading").remove());
