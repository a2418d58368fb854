// Going through a page by keyboard alone.

import { expect } from './fixtures.mjs';

const MOST_STOPS = 80;

/** What has the focus, and whether one sees that it has. */
export async function focus(page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    const shown = element.matches('input[type=radio], input[type=checkbox]') && element.labels?.[0] || element;
    const isMarked = (candidate) => {
      const style = getComputedStyle(candidate);
      return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none';
    };
    const candidates = [element, shown, ...shown.querySelectorAll('span')];
    return {
      tag: element.tagName,
      id: element.id,
      name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40),
      isVisible: candidates.some(isMarked),
    };
  });
}

/** Goes on by the tabulator key until something has the focus; every stop must show that it has. */
export async function tabTo(page, selector) {
  for (let n_stops = 0; n_stops < MOST_STOPS; n_stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focus(page);
    if (stop.tag !== 'BODY') {
      expect(stop.isVisible, `one sees the focus on ${stop.tag} ${stop.id} ${stop.name}`).toBe(true);
    }
    if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) {
      return;
    }
  }
  throw new Error(`${selector} cannot be reached by keyboard`);
}
