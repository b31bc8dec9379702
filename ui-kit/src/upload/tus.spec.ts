import { systemFolders } from 'contracts/library/folder/folder.choices';
import { type HttpResponse, type HttpStack, Upload } from 'tus-js-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { discardByTus, faultOf, keepResuming, mayPass, statusOf } from './tus.ts';
import type { UploadItem } from './upload-item.ts';

type Answer = { status: number; headers?: Record<string, string>; body?: string };

/** Answers each request as it is told, in their order, and keeps what was asked. */
const scripted = (answers: Answer[]) => {
  const asked: string[] = [];
  const httpStack: HttpStack = {
    getName: () => 'scripted',
    createRequest: (method, url) => ({
      getMethod: () => method,
      getURL: () => url,
      setHeader: () => undefined,
      getHeader: () => undefined,
      setProgressHandler: () => undefined,
      abort: async () => undefined,
      getUnderlyingObject: () => null,
      send: async () => {
        asked.push(method);
        const { status, headers = {}, body = '' } = answers.shift() ?? { status: 500 };
        const response: HttpResponse = {
          getStatus: () => status,
          getHeader: (name) => headers[name],
          getBody: () => body,
          getUnderlyingObject: () => null,
        };
        return response;
      },
    }),
  };
  return { httpStack, asked };
};

const resume = (answers: Answer[]) => {
  const { httpStack, asked } = scripted(answers);
  return new Promise<{ asked: string[]; error: Error | null }>((resolve) => {
    new Upload(Buffer.alloc(10), {
      ...{ endpoint: '/api/uploads', uploadUrl: '/api/uploads/one', httpStack, retryDelays: [0, 0, 0] },
      onAfterResponse: keepResuming,
      onShouldRetry: (error) => mayPass(statusOf(error)),
      onSuccess: () => resolve({ asked, error: null }),
      onError: (error) => resolve({ asked, error }),
    }).start();
  });
};
const standing = (offset: number): Answer => ({
  status: 200,
  headers: { 'Upload-Offset': String(offset), 'Upload-Length': '10' },
});
const taken: Answer = { status: 204, headers: { 'Upload-Offset': '10' } };

describe('an upload that is resumed', () => {
  it('given a server that is away for a moment, when asked where it stands, then it goes on from there and nothing is sent again', async () => {
    const { asked, error } = await resume([{ status: 503 }, { status: 502 }, standing(6), taken]);
    expect([asked, error]).toEqual([['HEAD', 'HEAD', 'HEAD', 'PATCH'], null]);
  });

  it('given a file that was refused, when asked where it stands, then it fails with that reason and is not sent anew', async () => {
    const { asked, error } = await resume([{ status: 422, body: '{"code":"file-infected"}' }]);
    expect(asked).toEqual(['HEAD']);
    expect(error && [statusOf(error), faultOf(error)]).toEqual([422, 'file-infected']);
  });

  it('given an upload that is gone, when asked where it stands, then a new one begins', async () => {
    const begun: Answer = { status: 201, headers: { Location: '/api/uploads/two' } };
    const { asked, error } = await resume([{ status: 404 }, begun, taken]);
    expect([asked, error]).toEqual([['HEAD', 'POST', 'PATCH'], null]);
  });
});

describe('an upload that is taken back', () => {
  const item: UploadItem = {
    ...{ id: 'one', act: 'remove', name: 'Código.pdf', size: 9, filetype: '', kind: 'profile-document' },
    ...{ folderId: systemFolders.root, about: null, status: 'on-hold', sent: 0, sha256: 'a'.repeat(64), url: null },
    ...{ isPaused: false, hasFile: false, fault: null },
  };
  const api = { token: async () => 'token', tenant: () => null };
  const answering = (...answers: Response[]) => {
    const asked = vi.fn<typeof fetch>(async () => answers.shift() ?? new Response(null, { status: 500 }));
    vi.stubGlobal('fetch', asked);
    onTestFinished(() => void vi.unstubAllGlobals());
    return () => asked.mock.calls.map(([url, init]) => [init?.method, url]);
  };
  const begun = () => new Response(null, { status: 201, headers: { Location: '/api/uploads/found' } });

  it('given one whose beginning was not answered, when taken back, then its key tells which it is', async () => {
    const asked = answering(begun(), new Response(null, { status: 204 }));
    await discardByTus(api, { candidateId: 'c' })(item);
    expect(asked()).toEqual([
      ['POST', '/api/uploads'],
      ['DELETE', '/api/uploads/found'],
    ]);
    const headers = new Headers(vi.mocked(fetch).mock.calls[0]?.[1]?.headers);
    expect([headers.get('Idempotency-Key'), headers.get('Upload-Length')]).toEqual(['one', '9']);
    const said = Object.fromEntries((headers.get('Upload-Metadata') ?? '').split(',').map((pair) => pair.split(' ')));
    expect(Buffer.from(String(said.filename), 'base64').toString()).toBe('Código.pdf');
    expect(Buffer.from(String(said.candidateId), 'base64').toString()).toBe('c');
  });

  it('given a server that refuses to begin it, when taken back, then there is nothing; one that is away is asked again', async () => {
    const asked = answering(new Response(null, { status: 422 }), new Response(null, { status: 503 }));
    await discardByTus(api)(item);
    await expect(discardByTus(api)(item)).rejects.toThrow('upload-failed');
    expect(asked()).toHaveLength(2);
  });
});
