// Keeps one version of the page, for when there is no network.
//
// The page itself is asked of the server first, so that a new version is seen at once; everything
// else of a version lies in its own folder, so that two versions are never mixed. A tab that is open
// over an upgrade goes on with the version it began with.

const VERSION = "freehold-{version}";
const PAGE = "/";
const BESIDE = ["/icon.svg", "/icon-192.png", "/manifest.webmanifest"];
const FILES = {files};

async function keep(addresses) {
  const cache = await caches.open(VERSION);
  const kept = await Promise.all(addresses.map((address) => cache.match(address)));
  await cache.addAll(addresses.filter((_, index) => kept[index] === undefined));
}

self.addEventListener("install", (event) => event.waitUntil(keep([PAGE, ...BESIDE])));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("freehold-") && name !== VERSION);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
})()));

// Whoever plays a game of their own wants to go on without a network.
self.addEventListener("message", (event) => {
  if (event.data === "keep-everything") {
    event.waitUntil(keep(FILES).catch(() => {}));
  }
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    return (await caches.match(PAGE, { cacheName: VERSION })) ?? Promise.reject(problem);
  }
}

async function file(request) {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(request);
  if (kept !== undefined) {
    return kept;
  }
  const answer = await fetch(request);
  if (answer.ok && FILES.includes(new URL(request.url).pathname)) {
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) {
    return;
  }
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) {
    event.respondWith(page(request));
  } else if (pathname.startsWith("/files/") || BESIDE.includes(pathname)) {
    event.respondWith(file(request));
  }
});

// Somebody is asked at a table while no page is open; one message for each table. The sign of the program
// counts all tables that wait, where it shows numbers and the server knows.
self.addEventListener("push", (event) => {
  const { title, link, table, turns } = event.data.json();
  const look = { tag: table, icon: "/icon-192.png", badge: "/icon-192.png", data: link };
  const counted = Number.isInteger(turns) ? self.navigator.setAppBadge?.(turns) : undefined;
  event.waitUntil(Promise.all([
    self.registration.showNotification(title, look),
    Promise.resolve(counted).catch(() => {}),
  ]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const { pathname } = new URL(event.notification.data);
    const pages = await self.clients.matchAll({ type: "window" });
    const open = pages.find((page) => new URL(page.url).pathname === pathname);
    await (open?.focus() ?? self.clients.openWindow(pathname));
  })());
});
