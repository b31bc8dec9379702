import { describe, expect, it } from 'vitest';
import { isWebVtt } from './response.captions.ts';

const cue = '00:01.000 --> 00:04.000\nHello.';

describe('captions of an answer', () => {
  it.each([
    `WEBVTT\n\n${cue}`,
    `\uFEFFWEBVTT English\r\n\r\n1\r\n${cue.replace('\n', '\r\n')}`,
    `WEBVTT\n\n01:00:01.000 --> 01:00:04.000 align:start\nHello.`,
  ])('given a file with a signature and a cue, when it is looked at, then it is WebVTT', (file) => {
    expect(isWebVtt(file)).toBe(true);
  });

  it.each([
    '',
    'WEBVTT',
    `WEBVTTX\n\n${cue}`,
    cue,
    `1\n00:00:01,000 --> 00:00:04,000\nSubRip`,
    'WEBVTT\n\n00:61.000 --> 00:62.000\nNo',
  ])('given a file without the one or the other, when it is looked at, then it is none', (file) => {
    expect(isWebVtt(file)).toBe(false);
  });
});
