import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './app.ts';
import { root } from './places.ts';
import { newcomer } from './players.ts';

/** A photo of 480 × 240 points in CMYK, which lies on its side, with the beginning of a film behind it as a motion photo has. */
function phonePhoto(orientation: number): Buffer {
  const jpeg = readFileSync(join(root, 'e2e/cmyk.jpg'));
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const exif = Buffer.from([...Buffer.from('Exif\0\0MM\0*\0\0\0\u0008', 'latin1'), 0, 1, ...tag, 0, 0, 0, 0]);
  const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2), Buffer.from('\0\0\0\u0018ftypmp42')]);
}

test('takes a mislabelled CMYK motion photo that lies on its side, upright', async ({ page, app }) => {
  await newcomer(page, app);
  await page.goto('/deposit/upi');
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const field = page.getByRole('group', { name: 'Screenshot' });
  for (const orientation of [5, 7]) {
    await field
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'MVIMG_1.jpg',
        mimeType: 'application/octet-stream',
        buffer: phonePhoto(orientation),
      });
    await expect(field.getByText(/without camera data/)).toBeVisible();
    const shown = field.locator('img');
    await expect(shown).toHaveJSProperty('naturalWidth', 240);
    await expect(shown).toHaveJSProperty('naturalHeight', 480);
    await field.getByRole('button', { name: /Remove$/ }).click();
  }
});
