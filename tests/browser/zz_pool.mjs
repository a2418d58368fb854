import { begin } from './zz_tmp.mjs';
import { Chance } from './chance.mjs';
import { createValley, lookAround } from './valley.mjs';
import { writeFileSync } from 'node:fs';
const it = await begin();
try {
  const page = await it.open();
  await createValley(page, { seats: ['me', 'computer'] });
  const chance = new Chance(Number(process.argv[2] ?? 3));
  const got = new Set(); let idle = 0;
  for (let n = 0; n < 110 && idle < 300;) {
    const seen = await lookAround(page);
    if (seen.isOver) break;
    const k = seen.lit.length + seen.ways.length + seen.uses.length + (seen.end ? 1 : 0);
    if (!seen.isMine || seen.isBusy || k === 0) { idle += 1; await page.waitForTimeout(40); continue; }
    idle = 0; n += 1;
    const chips = await page.locator('.chip').count();
    const take = async (name) => { if (!got.has(name)) { got.add(name); await page.screenshot({ path: `/tmp/pool-${name}.png` }); console.log(name, seen.title); } };
    if (chips > 1 && !got.has('chips')) {
      const slot = page.locator('.v-slot.lit:visible').first();
      if (await slot.count()) { await slot.hover(); await page.waitForTimeout(600); }
      await take('chips');
      writeFileSync('/tmp/sv-storage.json', JSON.stringify({ storage: await page.evaluate(() => JSON.stringify(localStorage)), url: page.url() }));
    }
    if (seen.uses.length) await take('uses-' + seen.uses[0].split(' ')[0]);
    if (seen.ways.length) await take('ways-' + seen.ways[0].split(' ')[0]);
    if (/Place|Raise|Put|Choose|Which|Prepare/.test(seen.title)) await take('q-' + seen.title.split(' ')[0]);
    const place = await page.locator('.v-vacant.lit:visible').count();
    if (seen.ways.length) await page.locator('.way').nth(chance.below(seen.ways.length)).click();
    else if (place) await page.locator('.v-vacant.lit:visible').first().click();
    else if (seen.uses.length && chance.percent(50)) await page.locator('.dock-use').first().click();
    else if (seen.lit.length) await page.locator(`.place.lit[data-spot="${chance.pick(seen.lit)}"]:visible`).first().click({ position: { x: 6, y: 6 } });
    else await page.locator('#end-turn').click();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(60);
  }
  console.log(JSON.stringify(await lookAround(page)));
  await page.screenshot({ path: '/tmp/pool-end.png' });
} finally { await it.close(); }
