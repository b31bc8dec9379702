import { toldEvents } from 'contracts/automation/webhook/webhook.examples';
import { describe, expect, it } from 'vitest';
import { webhooksAsyncApiDocument } from './webhooks-asyncapi.ts';

describe('the document of webhooks', () => {
  const document = webhooksAsyncApiDocument();
  const { messages } = document.components;

  it('given the contract of payloads, when written, then each event is a message of the channel, with all that its example has', () => {
    expect(Object.keys(messages)).toEqual([...toldEvents]);
    expect(Object.keys(document.channels.webhook.messages)).toEqual([...toldEvents]);
    for (const [type, { payload, examples }] of Object.entries(messages)) {
      const [example] = examples;
      expect(example?.payload.type).toBe(type);
      const data = payload.properties?.data;
      expect(Object.keys(example?.payload.data ?? {})).toEqual(Object.keys(data?.properties ?? { none: true }));
    }
  });

  it('given every reference in the document, when followed, then it leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(references.length).toBeGreaterThan(toldEvents.length);
    for (const path of new Set(references)) {
      const found = path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect(found, path).toBeDefined();
    }
  });
});
