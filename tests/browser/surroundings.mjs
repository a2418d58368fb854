// What the tests find around them: the program, the browser, and a place for what they make.

import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A path below the folder for traces and screenshots. */
export function artefacts(...names) {
  return join(process.env.FREEHOLD_BROWSER_ARTEFACTS ?? join(ROOT, 'target/browser'), ...names);
}

/** A file of the repository. */
export function inRepository(...names) {
  return join(ROOT, ...names);
}

/** The `freehold` program under test. */
export function program() {
  const path = process.env.FREEHOLD_PROGRAM ?? join(ROOT, 'target/debug/freehold');
  if (!existsSync(path)) {
    throw new Error(`there is no program at ${path}: build it, or name it by FREEHOLD_PROGRAM`);
  }
  return path;
}

/** Whether the program is a release build, whose client is small. */
export function isRelease() {
  return program().split('/').includes('release');
}

/** The browser of this machine. */
export function browserPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = process.env.FREEHOLD_BROWSER ?? candidates.find((path) => existsSync(path));
  if (!found) {
    throw new Error('there is no Chromium: install it, or name it by FREEHOLD_BROWSER');
  }
  return found;
}
