import { type HttpResponse, type HttpStack, Upload } from 'tus-js-client';
import { describe, expect, it } from 'vitest';
import { faultOf, keepResuming, mayPass, statusOf } from './tus.ts';

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
