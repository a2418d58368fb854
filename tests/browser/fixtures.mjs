// What every test is given: a server, visitors with browsers of their own, and chance.

import { expect, test as base } from '@playwright/test';
import { Chance } from './chance.mjs';
import { Server } from './server.mjs';

export { expect };

export const test = base.extend({
  server: [async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
  }, { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.url),

  chance: async ({}, use) => use(new Chance()),

  /**
   * Opens a page in a browser that shares nothing with any other; no page may complain, unless a
   * test is tolerant because it breaks something on purpose.
   */
  visitor: async ({ browser }, use) => {
    const complaints = [];
    const contexts = [];
    await use(async ({ isTolerant = false, ...wishes } = {}) => {
      // What a service worker asks for cannot be held up by a test.
      const context = await browser.newContext({ serviceWorkers: 'block', ...wishes });
      contexts.push(context);
      context.on('page', (page) => listen(page, complaints, isTolerant));
      return context.newPage();
    });
    for (const context of contexts) {
      await context.close();
    }
    expect(complaints, 'what the pages complained about').toEqual([]);
  },
});

/** Notes down what a page complains about. */
function listen(page, complaints, isTolerant) {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isTolerant && !isAboutNetwork(message.text())) {
      complaints.push(message.text());
    }
  });
}

/** Lost connections and refused requests are part of what is tested. */
function isAboutNetwork(text) {
  return /Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED/.test(text);
}
