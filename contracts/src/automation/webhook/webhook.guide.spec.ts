import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examplePayload, toldEvents } from './webhook.examples.ts';
import { verifyCode } from './webhook.guide.ts';
import { payloadData } from './webhook.payload.ts';

const guide = readFileSync(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8');

describe('what consumers are told', () => {
  it('given the contract of payloads, when examples are made, then each event has one with all of its fields', () => {
    expect([...toldEvents].toSorted()).toEqual(Object.keys(payloadData).toSorted());
    for (const type of toldEvents) {
      const { data } = examplePayload(type);
      expect([type, ...Object.keys(data)]).toEqual([type, ...Object.keys(payloadData[type].shape)]);
    }
  });

  it('given the guide, when read, then it shows how to verify in every language as the console does, and names every event', () => {
    for (const { code, install } of verifyCode) {
      expect(guide).toContain(code);
      expect(guide).toContain(install);
    }
    for (const type of toldEvents) expect(guide).toContain(`\`${type}\``);
    expect(guide).toContain(JSON.stringify(examplePayload('interview.status-changed'), null, 2));
  });
});
