import { describe, expect, it } from 'vitest';
import { descriptionBlocks } from './job.description.ts';

describe('description of a job', () => {
  it('given paragraphs, a short line alone, bullets and numbers, when they are read, then each is what it looks like', () => {
    const text =
      'We build boats.\nBy hand.\n\nYour days\n\n- Plank\n* Caulk\n\n3. Third\n4) Fourth\n   goes on\n\n\nCome';
    expect(descriptionBlocks(text)).toEqual([
      { kind: 'paragraph', text: 'We build boats.\nBy hand.' },
      { kind: 'heading', text: 'Your days' },
      { kind: 'list', items: ['Plank', 'Caulk'] },
      { kind: 'numbered', items: ['Third', 'Fourth\ngoes on'], start: 3 },
      { kind: 'paragraph', text: 'Come' },
    ]);
  });

  it('given a list right after a line, when it is read, then both are there', () => {
    expect(descriptionBlocks('We offer:\r\n- pay\r\n- rest')).toEqual([
      { kind: 'paragraph', text: 'We offer:' },
      { kind: 'list', items: ['pay', 'rest'] },
    ]);
  });

  it('given nothing but space, when it is read, then there is nothing', () => {
    expect(descriptionBlocks(' \n\n  \n')).toEqual([]);
  });
});
