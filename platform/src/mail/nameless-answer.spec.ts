import { expect, it } from 'vitest';
import { namelessAnswer } from './nameless-answer.ts';

it('given what a mail server said, when it is kept, then it names no address', () => {
  for (const [said, kept] of [
    ['550 5.1.1 <ada@mail.example>: no such\r\n  mailbox', '550 5.1.1 : no such mailbox'],
    ['"ada@mail.example" (ada@mail.example) unknown', 'unknown'],
    ['unknown: rfc822;ada@mail.example', 'unknown:'],
    ['a@b@mail.example is none, @ is none', 'is none, @ is none'],
  ])
    expect(namelessAnswer(said ?? '')).toBe(kept);
});

it('given words without an end, when they are kept, then they are read once and cut', () => {
  expect(namelessAnswer('a'.repeat(2_000_000))).toBe('a'.repeat(300));
  expect(namelessAnswer('<'.repeat(2_000_000))).toBe('<'.repeat(300));
  expect(namelessAnswer(`full ${'a'.repeat(1_000)}@x`)).toBe('full');
});
