import { expect, it, onTestFinished, vi } from 'vitest';
import { saveFrom } from './save-from.ts';

const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return { asked, clicked };
};

it('given a file that is there, when saved, then it is asked for first, and the page stays where it is (FILE-32)', async () => {
  const { asked, clicked } = answering(async () => new Response(null));
  await saveFrom('/api/public/files/one?ticket=t');
  expect(asked).toHaveBeenCalledWith('/api/public/files/one?ticket=t', { method: 'HEAD' });
  expect(clicked).toEqual(['/api/public/files/one?ticket=t true']);
});

it('given one that is gone, or no network, when saved, then it fails by a code, and nothing is opened', async () => {
  const { clicked } = answering(async () => new Response(null, { status: 404 }));
  await expect(saveFrom('/gone')).rejects.toMatchObject({ code: 'file-not-found' });
  vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 503 }));
  await expect(saveFrom('/away')).rejects.toMatchObject({ code: 'unexpected-answer' });
  vi.mocked(fetch).mockRejectedValue(new TypeError('no'));
  await expect(saveFrom('/away')).rejects.toMatchObject({ code: 'network-unreachable' });
  expect(clicked).toEqual([]);
});
