// Lets a service worker keep the page for when there is no network, and says when there is a newer
// version: the page shows that by the mark on its root.

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

async function keepEverything() {
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage("keep-everything");
}

export async function keepForLater() {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  // The page says so when a game of one's own is opened.
  addEventListener("freehold-own-table", keepEverything);
  addEventListener("appinstalled", keepEverything);
  try {
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    const isUpgrade = navigator.serviceWorker.controller !== null;
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => {
        if (isUpgrade && worker.state === "installed") {
          document.documentElement.dataset.newer = "";
        }
      });
    });
    if (isInstalled() || /^\/local\//.test(location.pathname)) {
      await keepEverything();
    }
  } catch (problem) {
    // Without it the page works all the same, as long as there is a network.
    console.info(problem);
  }
}
