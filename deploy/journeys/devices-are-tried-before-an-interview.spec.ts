import { expect, test } from '#deploy/test/journey';

test('given a camera and a microphone, when somebody tries them without a login, then they see and hear themselves, and nothing is sent', async ({
  page,
}) => {
  const changes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && changes.push(request.url()));
  await page.goto('/test/video-recorder');
  await expect(page.getByText('Your microphone works.')).toBeVisible();
  await expect(page.getByLabel('Camera', { exact: true })).toHaveValue(/./);
  const microphones = page.getByLabel('Microphone', { exact: true });
  const chosen = (await microphones.locator('option').last().getAttribute('value')) ?? '';
  await microphones.selectOption(chosen);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('onrecord.devices') ?? '{}').microphoneId))
    .toBe(chosen);
  await page.reload();
  await expect(microphones).toHaveValue(chosen);

  await page.getByRole('button', { name: 'Start test recording' }).click();
  await expect(page.getByText('0:58 left')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  const player = page.getByRole('region', { name: 'Test recording' });
  const position = player.getByRole('slider', { name: 'Position' });
  await expect(position).toHaveAttribute('aria-valuetext', /^0:0\d of 0:0[1-9]$/);
  await player.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('End');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:0([1-9]) of 0:0\1$/);
  await page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:00 of/);
  await page.keyboard.press('>');
  await expect(player.getByLabel('Playback speed')).toHaveValue('1.25');
  await page.keyboard.press('Enter');
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(changes).toEqual([]);
});

const DENIED = `navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotAllowedError'); };`;
const NONE = `navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotFoundError'); };`;

for (const [refusal, title, detail] of [
  [DENIED, 'Your camera and microphone are blocked', /In Chrome: select the icon/],
  [NONE, 'No devices found', /No camera or microphone was found/],
] as const)
  test(`given a browser that says "${title}", when somebody tries their devices, then a dialog says what to do, and trying again asks again`, async ({
    page,
  }) => {
    await page.addInitScript({ content: `window.real = navigator.mediaDevices.getUserMedia; ${refusal}` });
    await page.goto('/test/video-recorder');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(detail);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText(title);
    await page.evaluate('navigator.mediaDevices.getUserMedia = window.real');
    await page.getByRole('button', { name: 'What to do' }).click();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your microphone works.')).toBeVisible();
  });
